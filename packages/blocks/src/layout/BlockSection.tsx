import type { CSSProperties, ReactNode } from 'react'
import type { Contract } from '../contract/contract.ts'
import * as css from './BlockSection.css.ts'
import { Cell, Grid } from './Grid.tsx'

type LayoutOptions = Pick<Contract, 'type' | 'width' | 'wrapper' | 'bleed'>

export interface BlockSectionProps extends Readonly<{ [K in keyof LayoutOptions]?: LayoutOptions[K] | undefined }> {
  /** A name that links within the page lead to. Default: none. */
  anchor?: string | undefined
  /** The record's id. */
  id?: string | undefined
  /**
   * Names type and id in the markup; never in production. Default `false`.
   * @requirement PAGE-20
   */
  debug?: boolean | undefined
  /** The block. */
  children: ReactNode
}

/**
 * A block's place on a page, as its contract says: in a section of space and with a width on the grid. One that runs from edge to
 * edge takes the whole grid without its margins, and keeps the width for its content. Page headers have no wrapper.
 * @requirement PAGE-11, PAGE-10
 */
export function BlockSection({ type, id, width, wrapper = true, bleed, anchor, debug, children }: BlockSectionProps): ReactNode {
  const names = debug ? { 'data-block-type': type, 'data-block-id': id } : undefined
  if (!wrapper) {
    const place = anchor ? <div id={anchor}>{children}</div> : children
    return names ? (
      <div className={css.bare} {...names}>
        {place}
      </div>
    ) : (
      place
    )
  }
  const spans = width && ({ '--b-l': width.l, '--b-m': width.m, '--b-s': width.s } as CSSProperties)
  return (
    <div id={anchor} className={bleed ? css.bleed : css.section} data-part="block-section" style={spans} {...names}>
      <Grid>
        <Cell>{children}</Cell>
      </Grid>
    </div>
  )
}
