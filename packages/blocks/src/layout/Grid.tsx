import type { ReactNode } from 'react'
import * as css from './Grid.css.ts'

/** The twelve columns of the page, with its margins. */
export function Grid({ children }: { children: ReactNode }) {
  return (
    <div className={css.grid} data-part="grid">
      {children}
    </div>
  )
}

/** The part of the grid that a block's contract gives to it; all twelve columns outside a `BlockSection`. */
export function Cell({ children }: { children: ReactNode }) {
  return (
    <div className={css.cell} data-part="cell">
      {children}
    </div>
  )
}
