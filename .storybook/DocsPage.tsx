/* oxlint-disable no-underscore-dangle -- the name is Storybook's */
import type { ComponentType } from 'react'
import { Description, Heading, Primary, Title, useOf } from '@storybook/addon-docs/blocks'
// oxlint-disable-next-line import/default -- a text, by Vite
import events from '../packages/blocks/src/events.ts?raw'
import type { Contract } from '../packages/blocks/src/contract/contract.ts'
import reference from '../packages/blocks/REFERENCE.md?raw'
import type { Section } from '../packages/blocks/scripts/pages/markdown.ts'
import { readEvents } from '../packages/blocks/scripts/pages/read-events.ts'
import { listBlockSections, listComponentSections, type Shared } from '../packages/blocks/scripts/pages/sections.ts'
import { readParts } from '../packages/blocks/scripts/read-parts.ts'
import type { Docgen } from './add-sources.ts'
import { ContractDocs } from './ContractDocs.tsx'
import { SectionList } from './SectionList.tsx'
import { addresses, listUses } from './shared-docs.ts'
import { StoryList } from './StoryList.tsx'
import { WallLink } from './wall/WallLink.tsx'

const shared: Shared = { ...addresses, parts: readParts(reference), events: readEvents(events) }

interface Documented {
  __docgenInfo?: Docgen
}

/** Documentation of a component that is no block, and of those that stand on its page. */
function ComponentDocs({ component, others }: { component: Documented | undefined; others: readonly Documented[] }) {
  const source = component?.__docgenInfo?.source
  const own = source ? listComponentSections(source, shared) : []
  // Parts of a page share their texts.
  const isNew = ({ heading, markdown }: Section) => heading !== 'Texts' || own.every((section) => section.markdown !== markdown)
  return (
    <>
      <Title />
      <Description />
      <WallLink />
      <Primary />
      <SectionList sections={own} />
      {others.map(({ __docgenInfo: docgen }) =>
        docgen ? (
          <section key={docgen.displayName} aria-label={docgen.displayName}>
            <Heading>{docgen.displayName}</Heading>
            <p>{docgen.description}</p>
            <SectionList sections={listComponentSections(docgen.source, shared).filter(isNew)} of={docgen.displayName} />
          </section>
        ) : null,
      )}
      <StoryList skip={1} />
    </>
  )
}

/** The page of documentation of a component: a block's, from its contract; that of its states, which shows all of them; or that of what is no block. */
export function DocsPage() {
  const of = useOf('meta')
  if (of.type !== 'meta') return <Title />
  const { title, parameters, component, subcomponents = {} } = of.preparedMeta
  if (title.endsWith('/States'))
    return (
      <>
        <Title />
        <Description />
        <StoryList />
      </>
    )
  const contract = parameters.contract as Contract | undefined
  const { source, uses = [] } = (component as Documented | undefined)?.__docgenInfo ?? {}
  if (!contract || !source)
    return <ComponentDocs component={component as Documented | undefined} others={Object.values(subcomponents) as Documented[]} />
  const [first] = Object.values(of.csfFile.stories)
  return (
    <ContractDocs
      contract={contract}
      Block={component as ComponentType<Record<string, unknown>>}
      sections={[...listBlockSections(contract, source, shared), ...listUses(uses)]}
      fixture={first?.parameters?.fixture}
    />
  )
}
