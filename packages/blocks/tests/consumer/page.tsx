/** Every block with its examples, as an application of another brand would show them. */
import * as all from '@brand/blocks'
import { componentOf, implementedContracts, type Contract } from '@brand/blocks/contracts'
import { BlockSection } from '@brand/blocks/layout'
import { useEffect, type ComponentType } from 'react'

/** Props by the block's type and the example's name, filled in by the build. */
declare const EXAMPLES: Record<string, Record<string, object>>

const components = all as unknown as Record<string, ComponentType<object>>

export function Page() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])
  return (
    <main>
      {(implementedContracts as readonly Contract[]).map((contract) => {
        const Block = components[componentOf(contract.type)]!
        return Object.entries(EXAMPLES[contract.type]!).map(([name, props]) => (
          <BlockSection key={`${contract.type} ${name}`} recordId={name} debug {...contract}>
            <Block {...props} />
          </BlockSection>
        ))
      })}
    </main>
  )
}
