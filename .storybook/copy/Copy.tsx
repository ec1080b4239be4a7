import { Suspense, use } from 'react'
import { Heading, Source, Subheading } from '@storybook/addon-docs/blocks'
import type { Contract } from '../../packages/blocks/src/contract/contract.ts'
import type { Fixture } from '../../packages/blocks/src/contract/fixtures.ts'
import { exampleIn } from './examples.ts'
import { formatJsx } from './jsx.ts'
import { readExampleRecords } from './read-record.ts'

interface CopyProps {
  contract: Contract
  /** The first example. */
  fixture: Fixture<object>
}

let records: Promise<unknown[]> | undefined

function RecordSource({ contract, fixture }: CopyProps) {
  // Once for all pages that are looked at.
  const example = exampleIn(use((records ??= readExampleRecords())), contract, fixture)
  return <Source language="json" code={JSON.stringify(example, null, 2)} />
}

/** A block as code and as a record of the content: a page that runs, and a block that the content takes. */
export const Copy = ({ contract, fixture }: CopyProps) => (
  <>
    <Heading>Copy</Heading>
    <Subheading>For React</Subheading>
    <Source language="tsx" code={formatJsx({ contract, props: fixture.en })} />
    <Subheading>For a page of the content</Subheading>
    <Suspense>
      <RecordSource contract={contract} fixture={fixture} />
    </Suspense>
  </>
)
