/* oxlint-disable no-underscore-dangle -- the name is Storybook's */
import type { ComponentType } from 'react'
import { Description, Primary, Title, useOf } from '@storybook/addon-docs/blocks'
import type { Contract } from '../packages/blocks/src/contract/contract.ts'
import reference from '../packages/blocks/REFERENCE.md?raw'
import { readParts } from '../packages/blocks/scripts/read-parts.ts'
import { ContractDocs } from './ContractDocs.tsx'
import { partsSection } from './contract-tables.ts'
import { kebab, propsTable, type Docgen } from './props-table.ts'
import { SectionList } from './SectionList.tsx'
import { StoryList } from './StoryList.tsx'
import { WallLink } from './wall/WallLink.tsx'

const parts = readParts(reference)

/** Documentation of a component that is no block: its props, from types and docstrings, and the names of its parts. */
function ComponentDocs({ docgen }: { docgen: Docgen }) {
  const props = propsTable(docgen)
  return (
    <>
      <Title />
      <Description />
      <WallLink />
      <Primary />
      <SectionList
        sections={[
          ...(props ? [{ heading: 'Props', markdown: props }] : []),
          ...partsSection(kebab(docgen.displayName ?? ''), parts),
        ]}
      />
      <StoryList skip={1} />
    </>
  )
}

/** The page of documentation of a component: a block's, from its contract; that of its states, which shows all of them; or that of what is no block. */
export function DocsPage() {
  const of = useOf('meta')
  if (of.type !== 'meta') return <Title />
  const { title, parameters, component } = of.preparedMeta
  const read = (component as { __docgenInfo?: Docgen } | undefined)?.__docgenInfo ?? {}
  if (title.endsWith('/States'))
    return (
      <>
        <Title />
        <Description />
        <StoryList />
      </>
    )
  const contract = parameters.contract as Contract | undefined
  if (!contract) return <ComponentDocs docgen={read} />
  const [first] = Object.values(of.csfFile.stories)
  return (
    <ContractDocs
      contract={contract}
      Block={component as ComponentType<Record<string, unknown>>}
      docgen={read}
      parts={parts}
      fixture={first?.parameters?.fixture}
    />
  )
}
