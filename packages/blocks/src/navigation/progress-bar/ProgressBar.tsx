import { rootProps, type RootProps } from '../../root-props.ts'
import * as css from './ProgressBar.css.ts'
import { en, type ProgressBarMessages } from './ProgressBar.messages.ts'
import { ProgressBarRoot } from './ProgressBarRoot.tsx'

export interface ProgressBarProps extends RootProps {
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<ProgressBarMessages> | undefined
}

/**
 * A line in the accent’s colour on the page's top edge while the next page loads. One per page.
 * @requirement FTR-08
 */
export function ProgressBar({ messages, ...rest }: ProgressBarProps) {
  const { loading } = { ...en, ...messages }
  return <ProgressBarRoot aria-label={loading} {...rootProps(rest, css.bar)} />
}
