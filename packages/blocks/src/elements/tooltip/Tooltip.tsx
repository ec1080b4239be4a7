import { useId, type ReactNode } from 'react'
import { rootProps, type RootProps } from '../../root-props.ts'
import * as css from './Tooltip.css.ts'
import { en, type TooltipMessages } from './Tooltip.messages.ts'
import { TooltipRoot } from './TooltipRoot.tsx'

export interface TooltipProps extends RootProps {
  /** One or two sentences; no links or buttons. */
  children: ReactNode
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<TooltipMessages> | undefined
}

/**
 * A short explanation behind a round mark. It shows while visitors point at the mark or focus it.
 * @requirement BLK-tooltip
 */
export function Tooltip({ children, messages, ...rest }: TooltipProps) {
  const id = `tooltip${useId()}`
  return (
    <TooltipRoot {...rootProps(rest, css.tip)}>
      <button
        className={css.mark}
        data-part="tooltip-mark"
        type="button"
        aria-label={{ ...en, ...messages }.more}
        aria-describedby={id}
      >
        i
      </button>
      <span className={css.note} data-part="tooltip-note" id={id} role="tooltip">
        {children}
      </span>
    </TooltipRoot>
  )
}
