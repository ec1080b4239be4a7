import type { ComponentType } from 'react'
import { Controls, Heading, Primary, Source, Subheading, Subtitle, Title } from '@storybook/addon-docs/blocks'
import type { Contract } from '../packages/blocks/src/contract/contract.ts'
import type { Fixture } from '../packages/blocks/src/contract/fixtures.ts'
import { addressOfBlock } from './composer/address.ts'
import { sectionsOf } from './contract-tables.ts'
import { jsxOf } from './copy/jsx.ts'
import { recordOf } from './copy/record.ts'
import { InThemes } from './InThemes.tsx'
import type { Docgen } from './props-table.ts'
import { SectionList } from './SectionList.tsx'
import { WideSection } from './WideSection.tsx'

/** The first example as code and as a record. */
const Copy = ({ contract, fixture }: { contract: Contract; fixture: Fixture<object> }) => (
  <>
    <Heading>Copy</Heading>
    <Subheading>For React</Subheading>
    <Source language="tsx" code={jsxOf(contract, fixture.en)} />
    <Subheading>For a page of the content</Subheading>
    <Source language="json" code={JSON.stringify(recordOf(contract, fixture), null, 2)} />
  </>
)

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
    <Primary />
    {fixture && <InThemes contract={contract} Block={Block} example={fixture.en} />}
    <SectionList sections={sectionsOf(contract, parts, docgen)} />
    {fixture && <Copy contract={contract} fixture={fixture} />}
    <WideSection heading="Try it">
      <Controls />
    </WideSection>
  </>
)
