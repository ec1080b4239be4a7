import type { ComponentType } from 'react'
import { Controls, Primary, Subtitle, Title } from '@storybook/addon-docs/blocks'
import type { Contract } from '../packages/blocks/src/contract/contract.ts'
import type { Fixture } from '../packages/blocks/src/contract/fixtures.ts'
import type { Section } from '../packages/blocks/scripts/pages/markdown.ts'
import { addressOfBlock } from './composer/address.ts'
import { Copy } from './copy/Copy.tsx'
import { InThemes } from './InThemes.tsx'
import { SectionList } from './SectionList.tsx'
import { WallLink } from './wall/WallLink.tsx'
import { WideSection } from './WideSection.tsx'

interface ContractDocsProps {
  contract: Contract
  Block: ComponentType<Record<string, unknown>>
  sections: Section[]
  /** The first example. */
  fixture: Fixture<object> | undefined
}

/** A block's page of documentation. */
export const ContractDocs = ({ contract, Block, sections, fixture }: ContractDocsProps) => (
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
    <SectionList sections={sections} />
    {fixture && <Copy contract={contract} fixture={fixture} />}
    <WideSection heading="Try it">
      <Controls />
    </WideSection>
  </>
)
