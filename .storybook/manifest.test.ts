import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { implementedContracts } from '../packages/blocks/src/contracts.ts'
import { componentOf, entryOf, wireName, type Contract } from '../packages/blocks/src/contract/contract.ts'
import { complete } from './manifest.ts'

/** The file of a block's stories, as Storybook names it. */
const toStoryPath = ({ type }: Contract, states = '') =>
  `./packages/blocks/src/blocks/${entryOf(type)}/${componentOf(type)}${states}.stories.tsx`

const docgen = {
  displayName: 'Any',
  props: {
    className: { description: 'Classes.', tsType: { name: 'union', raw: 'string | undefined' } },
    beside: {
      description: 'Its look.\n@requirement NAV-12',
      tsType: { name: 'union', raw: "'sheet' | 'full' | undefined" },
      required: false,
    },
  },
}

it('tells of each block what its page says: every field, by its name here and in a record', async () => {
  for (const contract of implementedContracts as readonly Contract[]) {
    const id = 'blocks-block'
    const entry = { id, name: componentOf(contract.type), path: toStoryPath(contract), reactDocgen: docgen }
    const { summary, apiDescription } = (await complete({ [id]: entry }))[id]!
    expect(summary).toBe(contract.summary)
    for (const prop of Object.keys(contract.fields)) {
      expect(apiDescription).toMatch(new RegExp(`\\| \`${prop}(\\[\\])?\` \\| \`${wireName(contract, prop)}\``))
    }
    expect(apiDescription).toContain('## Names for your CSS')
    expect(apiDescription).toContain(`<${componentOf(contract.type)}`)
    expect(apiDescription).toContain("| `beside` | `'sheet' \\| 'full'` |  | Its look. |")
    expect(apiDescription).not.toContain('`className`')
  }
})

it('tells of what is no block its props and the names of its parts', async () => {
  const path = './packages/blocks/src/modal/Modal.stories.tsx'
  const modal = { id: 'modal', name: 'Modal', path, reactDocgen: docgen }
  const { apiDescription, jsDocTags } = (
    await complete({ modal: { ...modal, jsDocTags: { requirement: ['BLK-modal'], deprecated: ['Yes.'] } } })
  )['modal']!
  expect(apiDescription).toContain('## Props')
  expect(jsDocTags).toEqual({ deprecated: ['Yes.'] })
  expect(apiDescription).toContain('`[data-part="modal-title"]`')
  const home = { id: 'pages-home', name: 'Home', path, error: { name: 'No component found' } }
  expect(await complete({ home })).toEqual({})
})

it('tells of the props of a component that takes one of several interfaces, which react-docgen cannot read, and not where its file is', async () => {
  const definedInFile = fileURLToPath(new URL('../packages/blocks/src/elements/button/Button.tsx', import.meta.url))
  const path = './packages/blocks/src/elements/button/Button.stories.tsx'
  const button = { id: 'elements-button', name: 'Button', path, reactDocgen: { definedInFile } }
  const { apiDescription, reactDocgen } = (await complete({ button }))['elements-button']!
  expect(reactDocgen).not.toHaveProperty('definedInFile')
  expect(apiDescription).toContain('| `children` | `ReactNode` | yes | Label. |')
  expect(apiDescription).toContain('| `href` | `string` |  | Target address; without it')
  expect(apiDescription).toContain("| `type` | `'button' \\| 'submit'` |  | Without `href`: `submit` sends")
})

it('has the states of a block among its stories, each with a page that shows it or without code', async () => {
  const hero: Contract = implementedContracts.find(({ type }) => type === 'cb_hero')!
  const of = (id: string, path: string, ...names: string[]) => ({
    id,
    name: 'Hero',
    path,
    stories: names.map((name) => ({ id: `${id}--${name}`, name, snippet: '<Hero />', warning: 'Incomplete snippet' })),
  })
  const components = {
    'blocks-hero': of('blocks-hero', toStoryPath(hero), 'Default'),
    'blocks-hero-states': of('blocks-hero-states', toStoryPath(hero, '.states'), 'Without Picture', 'Head Of Page', 'Narrow'),
  }
  const entries = Object.values(await complete(components))
  expect(entries).toHaveLength(1)
  const { stories = [], import: imports } = entries[0]!
  expect(stories.map(({ name, snippet }) => [name, snippet?.includes('<Hero\n')])).toEqual([
    ['Default', true],
    ['Without Picture', true],
    // Its props are not those of an example.
    ['Head Of Page', undefined],
    ['Narrow', true],
  ])
  expect(stories[1]!.snippet).not.toContain('image=')
  expect(JSON.stringify(stories)).not.toContain('Incomplete')
  expect(imports).toContain("import '@brand/blocks/hero.css'")
})

it('keeps code that Storybook could read whole, and leaves out what it could not', async () => {
  const stories = [
    { id: 'a', name: 'Whole', snippet: '<Link />' },
    { id: 'b', name: 'In part', snippet: '<Link />', warning: 'Incomplete snippet' },
    { id: 'c', name: 'Not at all', error: { name: 'SyntaxError' } },
  ]
  const link = { id: 'elements-link', name: 'Link', path: './packages/blocks/src/elements/link/Link.stories.tsx', stories }
  expect((await complete({ link }))['elements-link']!.stories).toEqual([
    stories[0],
    { id: 'b', name: 'In part' },
    { id: 'c', name: 'Not at all' },
  ])
})
