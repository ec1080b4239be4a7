import * as css from './ProgressBar.css.ts'
import { en, type ProgressBarMessages } from './ProgressBar.messages.ts'
import { ProgressBarScript } from './ProgressBarScript.tsx'

export interface ProgressBarProps {
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<ProgressBarMessages> | undefined
}

/** A yellow line on the page's top edge while the next page loads (FTR-08). One per page. */
export function ProgressBar({ messages }: ProgressBarProps) {
  const { loading } = { ...en, ...messages }
  return (
    <>
      {/* The script may have shown it before React came. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it has no value to tell, and is drawn as a border */}
      <div className={css.bar} role="progressbar" aria-label={loading} data-progress="" hidden suppressHydrationWarning />
      <ProgressBarScript />
    </>
  )
}
