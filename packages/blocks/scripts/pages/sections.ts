import { elements } from '../../src/elements/about.ts'
import { forms } from '../../src/forms/about.ts'
import { layout } from '../../src/layout/about.ts'
import { modal } from '../../src/modal/about.ts'
import { navigation } from '../../src/navigation/about.ts'
import { pages } from '../../src/pages/about.ts'
import { productGrid } from '../../src/product-grid/about.ts'
import { componentOf, type About, type Behaviour, type Contract } from '../../src/contract/contract.ts'
import { libraryMessages } from '../../src/generated/messages/index.ts'
import { fieldTable } from './field-table.ts'
import { code, table, type Section } from './markdown.ts'

/** A prop of a component. Its default is in words, or `required`. */
export interface PropRow {
  name: string
  type: string
  preset: string
  purpose: string
}

/** A component as its source describes it. */
export interface ComponentSource {
  name: string
  /** The folder of `src` with components of its sort: `elements`. */
  group: string
  /** Its entry in the package, `tabs`. */
  entry: string
  /** Name of its stylesheet, `tabs`. Missing: it has none. */
  stylesheet: string | undefined
  /** Path of its file in the repository. */
  file: string
  /** Its docstring. */
  description: string
  props: readonly PropRow[]
}

/** Data and addresses for the pages of all components. */
export interface Shared {
  /** Names of the parts of each component, by the component's own name. */
  parts: Readonly<Record<string, readonly string[]>>
  /** Meaning of each event. */
  events: Readonly<Record<string, string>>
  /** Returns the address of the page of a component. */
  linkTo: (component: Pick<ComponentSource, 'name' | 'group'>) => string
  /** Link to the changelog, in Markdown. */
  changelog: string
}

/** Guidance about the components that are no blocks, by group and name. */
export const abouts: Readonly<Record<string, Readonly<Record<string, About>>>> = {
  elements,
  layout,
  modal,
  forms,
  navigation,
  pages,
  'product-grid': productGrid,
}

const groupOf = (name: string) => Object.keys(abouts).find((group) => abouts[group]![name])

/** A link to the page of another component, by its name or the type of a block. */
function link(to: string, { linkTo }: Shared): string {
  const name = to.startsWith('cb_') ? componentOf(to) : to
  return `[${name}](${linkTo({ name, group: groupOf(to) ?? 'blocks' })})`
}

const section = (heading: string, markdown: string): Section[] => (markdown ? [{ heading, markdown }] : [])
const tableSection = (heading: string, head: string[], rows: string[][]) => section(heading, rows.length ? table(head, rows) : '')

const alternatives = ({ alternatives = {} }: About, shared: Shared) =>
  tableSection(
    'Use instead',
    ['Component', 'When'],
    Object.entries(alternatives).map(([to, when]) => [link(to, shared), when]),
  )

const propsSection = (heading: string, props: readonly PropRow[]) =>
  tableSection(
    heading,
    ['Prop', 'Type', 'Default', 'Purpose'],
    props.map(({ name, type, preset, purpose }) => [code(name), code(type), preset, purpose]),
  )

const behaviourLabels: Record<Exclude<keyof Behaviour, 'events'>, string> = {
  keyboard: 'Keyboard',
  names: 'Accessible names',
  focus: 'Focus',
  motion: 'Reduced motion',
  withoutScript: 'Without JavaScript',
}

/** Behaviour and events. */
function behaviourSections({ behaviour }: About, { events }: Shared): Section[] {
  const { events: emitted = [], ...rows } = { withoutScript: 'Nothing changes: it is plain HTML.', ...behaviour }
  const labels = Object.entries(behaviourLabels) as [keyof typeof behaviourLabels, string][]
  return [
    ...tableSection(
      'Behaviour',
      ['Aspect', 'Behaviour'],
      labels.flatMap(([key, label]) => (rows[key] ? [[label, rows[key]]] : [])),
    ),
    ...tableSection(
      'Events',
      ['Event', 'Dispatched when'],
      emitted.map((type) => [code(type), events[type] ?? '']),
    ),
  ]
}

/** The texts of a component in English, which `messages` replaces. */
function textSection({ name, props }: ComponentSource): Section[] {
  const all: Record<string, object> = libraryMessages.en
  const { type = '' } = props.find((prop) => prop.name === 'messages') ?? {}
  const [, shared = name] = /<(\w+)Messages>/.exec(type) ?? []
  const rows = Object.entries(all[shared[0]!.toLowerCase() + shared.slice(1)] ?? {}).flatMap(([key, message]) =>
    key === 'locale' ? [] : [[code(key), typeof message === 'string' ? message : Object.values(message).join(' / ')]],
  )
  return tableSection('Texts', ['In `messages`', 'In English'], rows)
}

/** `ProductGrid` to `product-grid`: a component's own name in `data-part`. */
export const kebab = (name: string) => name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase()

const partSection = (name: string, { parts }: Shared) =>
  section('Names for your CSS', (parts[kebab(name)] ?? []).map((part) => code(`[data-part="${part}"]`)).join(' '))

const sourceFacts = ({ entry, stylesheet, file }: ComponentSource, { changelog }: Shared) => [
  ['Import', code(`@brand/blocks/${entry}`)],
  ['Stylesheet', stylesheet ? code(`@brand/blocks/${stylesheet}.css`) : 'none'],
  ['Source', code(file)],
  ['Changes', changelog],
]

function blockFacts(contract: Contract) {
  const { type, width, wrapper = true, bleed, pageWide, status = 'stable', budget, hydrate, parts = [] } = contract
  return [
    ['Status', status],
    ['CMS typename', code(type)],
    [
      'Width',
      wrapper
        ? `${width.l} / ${width.m} / ${width.s} of 12 columns${bleed ? ', surface edge to edge' : ''}`
        : 'outside the layout',
    ],
    ['Laid out by', pageWide ? 'the width of the window: give it all of its columns' : 'the width of its place'],
    ['Parts, with stylesheets and plain scripts of their own', parts.map(code).join(' ') || 'none'],
    ['Hydrated', hydrate === 'none' ? 'never: ships no JavaScript' : `on ${hydrate}`],
    ['Size (gzip, own code)', `at most ${budget.js} kB JavaScript, ${budget.css} kB CSS`],
  ]
}

/** The sections of a block's page, from its contract, texts, parts, and those of its props that are no fields. */
export function listBlockSections(contract: Contract, source: ComponentSource, shared: Shared): Section[] {
  const isField = ({ name }: PropRow) => name.replace(/[[.].*/, '') in contract.fields
  return [
    ...alternatives(contract, shared),
    { heading: 'Fields', markdown: fieldTable(contract) },
    ...propsSection(
      'Props beside the fields',
      source.props.filter((prop) => !isField(prop)),
    ),
    ...behaviourSections(contract, shared),
    ...textSection(source),
    ...partSection(source.name, shared),
    { heading: 'Facts', markdown: table(['Fact', 'Value'], [...blockFacts(contract), ...sourceFacts(source, shared)]) },
  ]
}

/** Stability of an entry without a contract (README, "Upgrades"). */
export const statusOfEntry = (entry: string) => (/-page$|^charts$/.test(entry) ? 'experimental' : 'stable')

/** The sections of the page of a component that is no block. */
export function listComponentSections(source: ComponentSource, shared: Shared): Section[] {
  const { name, group, entry } = source
  const about = abouts[group]?.[name] ?? {}
  const facts = [['Status', statusOfEntry(entry)], ...sourceFacts(source, shared)]
  return [
    ...alternatives(about, shared),
    ...propsSection('Props', source.props),
    ...behaviourSections(about, shared),
    ...textSection(source),
    ...partSection(name, shared),
    { heading: 'Facts', markdown: table(['Fact', 'Value'], facts) },
  ]
}
