import type { ComponentType, HTMLAttributes } from 'react'
import type { Contract } from '../packages/blocks/src/contract/contract.ts'
import { BlockSection } from '../packages/blocks/src/layout/BlockSection.tsx'
import './Miniature.css'

interface MiniatureProps extends HTMLAttributes<HTMLDivElement> {
  contract: Contract
  Block: ComponentType<Record<string, unknown>>
  /** Props of the block. */
  example: object
}

/** A block as in a window of 1280 px, as wide as its place: a picture, which nobody presses or reads out. Takes attributes, such as a theme's. */
export const Miniature = ({ contract: { type, width, wrapper, bleed }, Block, example, ...attributes }: MiniatureProps) => (
  <div className="miniature sb-unstyled" inert aria-hidden="true" {...attributes}>
    <div className="miniature-page">
      <BlockSection type={type} width={width} wrapper={wrapper} bleed={bleed}>
        <Block {...example} />
      </BlockSection>
    </div>
  </div>
)
