import { Fragment } from 'react'
import type { BlockOptions } from '../contract/contract.ts'
import { cx } from './cx.ts'
import * as css from './DisplayTitle.css.ts'
import { isShort, titleSteps } from './title-steps.ts'

export interface DisplayTitleProps {
  /** Plain text; may carry soft hyphens. */
  text: string
  /** Heading level. */
  level: NonNullable<BlockOptions['headingLevel']>
  /** `display` is for short titles. Default `auto`: `display` under 40 characters, `title` from there on. */
  size?: 'auto' | 'display' | 'title' | undefined
}

/** The title of a page. The theme may set its words differently, from the first to the last; they are plain words in reading order. */
export function DisplayTitle({ text, level, size = 'auto' }: DisplayTitleProps) {
  const words = titleSteps(text)
  if (!words.length) return null
  const Heading = `h${level}` as const
  const fit = size === 'auto' ? (isShort(text) ? 'display' : 'title') : size
  return (
    <Heading className={css.sizes[fit]} data-part="display-title">
      {words.map(({ word, step }, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- words have no identity and never move
        <Fragment key={i}>
          {i > 0 && ' '}
          <span className={cx(css.word, css.steps[step])} data-part="display-title-word">
            {word}
          </span>
        </Fragment>
      ))}
    </Heading>
  )
}
