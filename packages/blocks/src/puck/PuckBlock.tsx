import type { FunctionComponent, ReactNode } from 'react'
import type { Contract } from '../contract/contract.ts'
import type { Values } from '../contract/problems.ts'
import { BlockSection } from '../layout/BlockSection.tsx'
import { labelOf } from './fields.tsx'

interface PuckBlockProps {
  contract: Contract
  Block: FunctionComponent<never>
  /** Props of the block. */
  props: Values
}

/** A block in its place on the page; while it lacks what it cannot be shown without, a note of what that is. */
export function PuckBlock({ contract, Block: Component, props }: PuckBlockProps): ReactNode {
  const Block = Component as FunctionComponent<Values>
  const required = Object.entries(contract.fields).filter(([name, field]) => field.required && props[name] === undefined)
  const missing = required
    .filter(([, { kind }]) => kind !== 'text' && kind !== 'html')
    .map(([name]) => labelOf(name).toLowerCase())
  const texts = Object.fromEntries(required.map(([name]) => [name, '']))
  const { type, title, width, wrapper, bleed } = contract
  return (
    <BlockSection type={type} width={width} wrapper={wrapper} bleed={bleed}>
      {missing.length ? (
        <p>
          {title}: {missing.join(', ')} still to be chosen.
        </p>
      ) : (
        <Block {...texts} {...props} />
      )}
    </BlockSection>
  )
}
