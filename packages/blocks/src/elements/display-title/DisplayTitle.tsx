import { Fragment } from 'react'
import type { BlockOptions } from '../../contract/contract.ts'
import { cx } from '../styles/cx.ts'
import * as css from './DisplayTitle.css.ts'
import { mayBreak } from '../fitted-text/fit.ts'
import { fitting } from '../fitted-text/FittedText.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import { titleSteps } from './title-steps.ts'

export interface DisplayTitleProps extends RootProps {
  /** Plain text. Its words break nowhere but at hyphens, and soft hyphens at the joints of compounds. */
  text: string
  /** Heading level. */
  headingLevel: NonNullable<BlockOptions['headingLevel']>
  /** `title` is one step smaller, for titles of more than about 45 characters. Default `display`, in every language. */
  size?: 'display' | 'title' | undefined
}

/**
 * The title of a page. The theme may set its words differently, from the first to the last; they are plain words in reading order.
 * Where its longest word has no room, its letters get narrower, and smaller only where the narrowest have no room either.
 */
export function DisplayTitle({ text, headingLevel, size = 'display', ...rest }: DisplayTitleProps) {
  const words = titleSteps(text)
  if (!words.length) return null
  const Heading = `h${headingLevel}` as const
  return (
    <Heading {...rootProps(rest, css.sizes[size])} data-part="display-title">
      <span {...fitting(text)} data-part="display-title-text">
        {words.map(({ word, step }, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- words have no identity and never move
          <Fragment key={i}>
            {i > 0 && ' '}
            {mayBreak(word) ? (
              <span className={cx(css.word, css.steps[step])} data-part="display-title-word">
                {word}
              </span>
            ) : (
              <span className={cx(css.word, css.steps[step])} data-part="display-title-word" data-word={word}>
                <span className={css.letters} data-part="display-title-letters">
                  {word}
                </span>
              </span>
            )}
          </Fragment>
        ))}
      </span>
    </Heading>
  )
}
