import { expect, it } from 'vitest'
import { implementedContracts } from '../packages/blocks/src/contracts.ts'
import { componentOf, entryOf, wireName, type Contract } from '../packages/blocks/src/contract/contract.ts'
import { complete } from './manifest.ts'

/** The file of a block's stories, as Storybook names it. */
const toStoryPath = ({ type }: Contract, states = '') =>
  `./packages/blocks/src/blocks/${entryOf(type)}/${componentOf(type)}${states}.stories.tsx`

it('tells of each block what its page says: every field, by its name here and in a record', async () => {
  for (const contract of implementedContracts as readonly Contract[]) {
    const id = 'blocks-block'
    const entry = { id, name: componentOf(contract.type), path: toStoryPath(contract) }
    const { summary, apiDescription } = (await complete({ [id]: entry }))[id]!
    expect(summary).toBe(contract.summary)
    for (const prop of Object.keys(contract.fields)) {
      expect(apiDescription).toMatch(new RegExp(`\\| \`${prop}(\\[\\])?\` \\| \`${wireName(contract, prop)}\``))
    }
    expect(apiDescription).toContain('## Names for your CSS')
    expect(apiDescription).toContain(`<${componentOf(contract.type)}`)
    for (const option of contract.options ?? [])
      expect(apiDescription).toMatch(new RegExp(`\\| \`${option}\` \\| \`.+\` \\| .+ \\| .+ \\|`))
    expect(apiDescription).not.toContain('`className`')
  }
})

it('tells of what is no block its props, those of its lists too, and the names of its parts, and not where its file is', async () => {
  const entries = {
    'modal-modal': { name: 'Modal', jsDocTags: { requirement: ['BLK-modal'], deprecated: ['Yes.'] } },
    'elements-accordion': { name: 'Accordion', subcomponents: {}, error: { name: 'No suitable component' } },
    'elements-button': { name: 'Button' },
    'pages-home': { name: 'Home', error: { name: 'No component found' } },
  }
  const components = Object.entries(entries).map(([id, entry]) => [id, { id, path: 'a.stories.tsx', reactDocgen: {}, ...entry }])
  const {
    'modal-modal': modal,
    'elements-accordion': accordion,
    'elements-button': button,
    ...rest
  } = await complete(Object.fromEntries(components))
  expect(rest).toEqual({})
  expect(modal!.apiDescription).toContain('## Props')
  expect(modal!.apiDescription).toContain('`[data-part="modal-title"]`')
  expect(modal!.jsDocTags).toEqual({ deprecated: ['Yes.'] })
  for (const key of ['reactDocgen', 'subcomponents', 'error']) expect(accordion).not.toHaveProperty(key)
  expect(accordion!.apiDescription).toContain('| `items[].title` | `string` | required | Text of the button')
  expect(accordion!.apiDescription).toContain('| `headingLevel` | `HeadingLevel` | 3 |')
  expect(button!.apiDescription).toContain("| `type` | `'button' \\| 'submit'` | `button` | Without `href`: `submit` sends")
  expect(button!.apiDescription).toContain('# ActionButton')
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
