import type { ReactNode } from 'react'
import type { Contract } from '../contract/contract.ts'
import { rootProps, type RootProps } from '../root-props.ts'
import * as css from './BlockSection.css.ts'
import { Cell, Grid } from './Grid.tsx'

type LayoutOptions = Pick<Contract, 'type' | 'width' | 'wrapper' | 'bleed'>

export interface BlockSectionProps extends Readonly<{ [K in keyof LayoutOptions]?: LayoutOptions[K] | undefined }>, RootProps {
  /** The record's id, for `debug`. */
  recordId?: string | undefined
  /**
   * Names type and record in the markup; never in production. Default `false`.
   * @requirement PAGE-20
   */
  debug?: boolean | undefined
  /** The block. */
  children: ReactNode
}

/**
 * A block's place on a page, as its contract sets it: in a section of space and with a width on the grid. One that runs from edge
 * to edge takes the whole grid without its margins, and keeps the width for its content. Page headers have no wrapper, but for
 * the attributes that are given.
 * @requirement PAGE-11, PAGE-10
 */
export function BlockSection(props: BlockSectionProps): ReactNode {
  const { type, recordId, width, wrapper = true, bleed, debug, children, ...rest } = props
  const names = debug ? { 'data-block-type': type, 'data-block-id': recordId } : undefined
  if (!wrapper) {
    const root = rootProps(rest)
    const place = Object.values(root).some(Boolean) ? (
      <div {...root} data-part="block-section">
        {children}
      </div>
    ) : (
      children
    )
    return names ? (
      <div className={css.bare} {...names}>
        {place}
      </div>
    ) : (
      place
    )
  }
  const spans = width && { 'data-l': width.l, 'data-m': width.m }
  return (
    <div {...rootProps(rest, bleed ? css.bleed : css.section)} data-part="block-section" {...spans} {...names}>
      <Grid>
        <Cell>{children}</Cell>
      </Grid>
    </div>
  )
}
