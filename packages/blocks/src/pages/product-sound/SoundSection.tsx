import { useId, type ReactNode } from 'react'
import { BlockSection } from '../../layout/BlockSection.tsx'
import type { RootProps } from '../../root-props.ts'
import * as css from './ProductSound.css.ts'

interface SoundSectionProps extends RootProps {
  /** Public name of the section, before those of its parts. */
  part: 'product-sound' | 'product-voice'
  title: string
  /** The figures in a sentence: without JavaScript there is nothing else. */
  words: string
  /** The controls. */
  children: ReactNode
}

/** A sound that one may ask for, under a title and the figures that it is computed from. */
export function SoundSection({ part, title, words, children, ...root }: SoundSectionProps) {
  const titleId = `sound${useId()}`
  return (
    <BlockSection {...root} width={{ l: 12, m: 12, s: 12 }}>
      <section className={css.sound} data-part={part} aria-labelledby={titleId}>
        <h2 id={titleId} className={css.title} data-part={`${part}-title`}>
          {title}
        </h2>
        <p data-part={`${part}-words`} aria-live="polite">
          <span key={words}>{words}</span>
        </p>
        <div className={css.controls} data-part={`${part}-controls`}>
          {children}
        </div>
      </section>
    </BlockSection>
  )
}
