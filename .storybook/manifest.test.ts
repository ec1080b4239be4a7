import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { implementedContracts } from '../packages/blocks/src/contracts.ts'
import { componentOf, wireName, type Contract } from '../packages/blocks/src/contract/contract.ts'
import { complete } from './manifest.ts'

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
    const entry = { id, name: componentOf(contract.type), reactDocgen: docgen }
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
  const modal = { id: 'modal', name: 'Modal', reactDocgen: docgen }
  const { apiDescription, jsDocTags } = (
    await complete({ modal: { ...modal, jsDocTags: { requirement: ['BLK-modal'], deprecated: ['Yes.'] } } })
  )['modal']!
  expect(apiDescription).toContain('## Props')
  expect(jsDocTags).toEqual({ deprecated: ['Yes.'] })
  expect(apiDescription).toContain('`[data-part="modal-title"]`')
  const home = { id: 'pages-home', name: 'Home', error: { name: 'No component found' } }
  expect(await complete({ home })).toEqual({})
})

it('tells of the props of a component that takes one of several interfaces, which react-docgen cannot read', async () => {
  const definedInFile = fileURLToPath(new URL('../packages/blocks/src/elements/button/Button.tsx', import.meta.url))
  const button = { id: 'elements-button', name: 'Button', reactDocgen: { definedInFile } }
  const { apiDescription } = (await complete({ button }))['elements-button']!
  expect(apiDescription).toContain('| `children` | `ReactNode` | yes | The words on it. |')
  expect(apiDescription).toContain('| `href` | `string` |  | Where it leads; without it')
  expect(apiDescription).toContain("| `type` | `'button' \\| 'submit'` |  | Without `href`: `submit` sends")
})

it('has the states of a block among its stories', async () => {
  const of = (id: string, story: string) => ({ id, name: 'Quote', stories: [{ name: story }] })
  const components = {
    'blocks-quote': of('blocks-quote', 'Default'),
    'blocks-quote-states': of('blocks-quote-states', 'Minimal'),
  }
  expect(Object.values(await complete(components)).map(({ stories }) => stories)).toEqual([
    [{ name: 'Default' }, { name: 'Minimal' }],
  ])
})
