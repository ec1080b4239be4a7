import type { CSSProperties, ReactNode } from 'react'
import { rootProps, type RootProps } from '../root-props.ts'
import * as css from './Stack.css.ts'

export interface StackProps extends RootProps {
  /** The space between two children, of the theme's: `5` is `--b-space-5`, `section` that between blocks. Default 5. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 'section' | undefined
  /** What stands in it, one below the other. */
  children: ReactNode
}

/**
 * Its children one below the other, as wide as it is, with the same space between any two.
 * @requirement GEN-22
 */
export function Stack({ gap = 5, children, ...rest }: StackProps) {
  const style = { '--b-gap': `var(--b-space-${gap})` } as CSSProperties
  return (
    <div {...rootProps(rest, { className: css.stack, style })} data-part="stack">
      {children}
    </div>
  )
}
