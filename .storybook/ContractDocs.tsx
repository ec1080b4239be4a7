import type { ComponentType } from 'react'
import { Controls, Primary, Subtitle, Title } from '@storybook/addon-docs/blocks'
import type { Contract } from '../packages/blocks/src/contract/contract.ts'
import type { Fixture } from '../packages/blocks/src/contract/fixtures.ts'
import { addressOfBlock } from './composer/address.ts'
import { listSections } from './contract-tables.ts'
import { Copy } from './copy/Copy.tsx'
import { InThemes } from './InThemes.tsx'
import type { Docgen } from './props-table.ts'
import { SectionList } from './SectionList.tsx'
import { WallLink } from './wall/WallLink.tsx'
import { WideSection } from './WideSection.tsx'

interface ContractDocsProps {
  contract: Contract
  Block: ComponentType<Record<string, unknown>>
  docgen: Docgen
  /** The names of the parts of all components, by the component's own name. */
  parts: Record<string, string[]>
  /** The first example. */
  fixture: Fixture<object> | undefined
}

/** A block's page of documentation. */
export const ContractDocs = ({ contract, Block, docgen, parts, fixture }: ContractDocsProps) => (
  <>
    <Title />
    <Subtitle>{contract.summary}</Subtitle>
    <p>
      <a href={addressOfBlock(contract.type)} target="_top">
        Open in the Composer
      </a>
    </p>
    <WallLink />
    <Primary />
    {fixture && <InThemes contract={contract} Block={Block} example={fixture.en} />}
    <SectionList sections={listSections(contract, parts, docgen)} />
    {fixture && <Copy contract={contract} fixture={fixture} />}
    <WideSection heading="Try it">
      <Controls />
    </WideSection>
  </>
)
