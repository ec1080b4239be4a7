import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../root-props.ts'
import * as css from './Grid.css.ts'

export interface GridProps extends RootProps {
  /** Content of the grid. */
  children: ReactNode
}

/** The twelve columns of the page, with its margins. */
export function Grid({ children, ...rest }: GridProps) {
  return (
    <div {...rootProps(rest, css.grid)} data-part="grid">
      {children}
    </div>
  )
}

/** The part of the grid that a block's contract gives to it; all twelve columns outside a `BlockSection`. */
export function Cell({ children, ...rest }: GridProps) {
  return (
    <div {...rootProps(rest, css.cell)} data-part="cell">
      {children}
    </div>
  )
}
