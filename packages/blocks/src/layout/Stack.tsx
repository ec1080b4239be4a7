import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../root-props.ts'
import * as css from './Stack.css.ts'

export interface StackProps extends RootProps {
  /** The space between two children, of the theme's: `5` is `--b-space-5`. Default 5. */
  gap?: css.StackGap | undefined
  /** Content of the stack, one child below the other. */
  children: ReactNode
}

/**
 * Places its children one below the other, in full width, with the same space between them.
 * @requirement GEN-22
 */
export function Stack({ gap = 5, children, ...rest }: StackProps) {
  return (
    <div {...rootProps(rest, css.stack)} data-part="stack" data-gap={gap}>
      {children}
    </div>
  )
}
