import { Fragment } from 'react'
import type { BlockOptions } from '../contract/contract.ts'
import { cx } from './cx.ts'
import * as css from './DampedTitle.css.ts'
import { dampWords, isShort } from './volumes.ts'

export interface DampedTitleProps {
  /** Plain text; may carry soft hyphens. */
  text: string
  /** Heading level. */
  level: NonNullable<BlockOptions['headingLevel']>
  /** `loud` is for short titles. Default `auto`: loud under 40 characters, step 1 from there on. */
  size?: 'auto' | 'loud' | 'one' | undefined
}

/** A heading that starts loud and ends in a hush: plain words in reading order (design language, section 3). */
export function DampedTitle({ text, level, size = 'auto' }: DampedTitleProps) {
  const words = dampWords(text)
  if (!words.length) return null
  const Heading = `h${level}` as const
  const fit = size === 'auto' ? (isShort(text) ? 'loud' : 'one') : size
  return (
    <Heading className={css.sizes[fit]}>
      {words.map(({ word, volume }, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- words have no identity and never move
        <Fragment key={i}>
          {i > 0 && ' '}
          <span className={cx(css.word, css.volumes[volume])}>{word}</span>
        </Fragment>
      ))}
    </Heading>
  )
}
