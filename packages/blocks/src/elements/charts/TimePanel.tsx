import type { ReactNode } from 'react'
import { cx } from '../styles/cx.ts'
import { onSurface } from '../styles/surface.ts'
import { stack } from './Charts.css.ts'
import * as css from './TimePanel.css.ts'

interface TimePanelProps {
  /** The block that it belongs to, in the names of its parts. */
  part: string
  /** Reverberation time of the room. */
  seconds: number
  /** Language of the number, and the sign of its unit. */
  messages: { locale: string; unit: string }
  /** Beside the number. */
  words: ReactNode
  /** A change of number and words is announced. Default `false`. */
  live?: boolean
  /** Below: a drawing, and what else belongs to it. */
  children: ReactNode
}

/** Reverberation time of a room, as one large number on a panel of its own. */
export function TimePanel({ part, seconds, messages: { locale, unit }, words, live, children }: TimePanelProps) {
  const Output = live ? 'output' : 'p'
  const time = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(seconds)
  return (
    <div className={onSurface('inverse', cx(stack, css.panel))} data-part={`${part}-result`} data-tone="inverted">
      <Output className={css.output} data-part={`${part}-output`}>
        <span className={css.figure} data-part={`${part}-figure`}>
          <span key={time} className={css.seconds} data-part={`${part}-seconds`} translate="no">
            {time}
          </span>{' '}
          {unit}
        </span>{' '}
        {words}
      </Output>
      {children}
    </div>
  )
}
