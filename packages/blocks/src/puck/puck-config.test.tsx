import type { ExternalField, Field as PuckField } from '@puckeditor/core'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { implementedContracts, type Contract, type Field } from '../contracts.ts'
import { inLocale } from '../contract/fixtures.ts'
import { puckBlocks } from '../generated/puck-blocks.ts'
import { libraryMessages } from '../generated/messages/index.ts'
import { locales } from '../i18n/locales.ts'
import { exampleRecords, puckConfig, type PuckOptions } from './puck-config.tsx'
import { problemOf, problemsOf, type Values } from '../contract/problems.ts'
import { fromPuck, puckName, toPuck } from './values.ts'

const config = puckConfig()
const contracts: readonly Contract[] = implementedContracts

/** A block as Puck would render it with its default props. */
function rendered(type: string, options: PuckOptions = {}, values?: Values): string {
  const { render, defaultProps } = puckConfig(options).components[type]!
  const Render = render as unknown as (props: object) => React.ReactNode
  return renderToString(<Render {...defaultProps} {...values} id="one" puck={{}} />)
}

/** The fields of Puck for a field that holds others. */
const within = (field: PuckField): Record<string, PuckField> | undefined =>
  field.type === 'array' ? field.arrayFields : field.type === 'object' ? field.objectFields : undefined

function expectField(name: string, field: Field, puck: PuckField | undefined) {
  expect(puck?.label, name).toBeTruthy()
  expect(puck?.metadata, name).toEqual({ field, holdsProp: true })
  const group = field.kind === 'list' ? field.of : field
  if (group.kind === 'group')
    for (const [part, of] of Object.entries(group.fields)) expectField(`${name}.${part}`, of, within(puck!)?.[part])
  else if (field.kind === 'list') expectField(`${name}.entry`, field.of, within(puck!)?.['entry'])
}

it('has a component for every block of the contracts, in a category (GEN-23)', () => {
  const types = contracts.map(({ type }) => type)
  expect(Object.keys(config.components).toSorted()).toEqual(types.toSorted())
  const inCategories = Object.values(config.categories!).flatMap(({ components }) => components)
  expect(inCategories.toSorted()).toEqual(types.toSorted())
})

describe.each(contracts.map((contract) => [contract.type, contract] as const))('%s', (type, { title, fields }) => {
  const { label, fields: puckFields, defaultProps } = config.components[type]!

  it('has the name that editors see, and a labelled field with its limits for each field of the contract (GEN-23)', () => {
    expect(label).toBe(title)
    expect(Object.keys(puckFields!)).toEqual(Object.keys(fields).map(puckName))
    for (const [name, field] of Object.entries(fields)) expectField(name, field, puckFields![puckName(name)] as PuckField)
  })

  it('begins with an example that breaks no limit, in every language, and comes out of Puck as it went in (GEN-23)', () => {
    const { fixtures } = puckBlocks.find(({ contract }) => contract.type === type)!
    const [fixture] = Object.values(fixtures)
    for (const locale of locales) {
      const { defaultProps: own } = puckConfig({ locale }).components[type]!
      const props = fromPuck(fields, own!)
      expect(problemsOf(fields, props)).toEqual([])
      // An example may have options of the page too, which no editor sets.
      const editable = Object.entries(inLocale(fixture!, locale)).filter(([name]) => name in fields)
      expect(props).toEqual(Object.fromEntries(editable))
    }
  })

  it('renders its example, and without any value says what is still to be chosen', () => {
    expect(rendered(type).length).toBeGreaterThan(20)
    const nothing = Object.fromEntries(Object.keys(defaultProps!).map((name) => [name, undefined]))
    expect(() => rendered(type, {}, nothing)).not.toThrow()
  })
})

describe('a configuration', () => {
  it('offers the blocks that are asked for', () => {
    expect(Object.keys(puckConfig({ blocks: ['cb_quote', 'cb_text'] }).components)).toEqual(['cb_quote', 'cb_text'])
  })

  it('begins with the examples, editors and surfaces of the brand, and speaks its language', () => {
    const { components } = puckConfig({
      examples: { cb_quote: { text: 'Ours' } },
      editors: { image: () => ({ type: 'text', placeholder: 'Our library' }) },
      surfaces: ['tide'],
    })
    const { defaultProps, fields } = components['cb_quote']!
    expect(defaultProps).toMatchObject({ text: 'Ours', author: null })
    expect(fields!['portrait']).toMatchObject({ type: 'text', label: 'Portrait', placeholder: 'Our library' })
    expect(fields!['surface']).toMatchObject({ options: [{ value: null }, { value: 'tide' }] })
    expect(rendered('cb_contact_form', { messages: libraryMessages.nl })).toContain(libraryMessages.nl.contactForm.send)
  })

  it('shows what the values of other editors stand for', () => {
    const toProps = (_: Contract, { text }: Values) => ({ text: `${String(text)}!` })
    expect(rendered('cb_quote', { toProps }, { text: 'Loud' })).toContain('Loud!')
  })

  it('has an editor of rich text for HTML, and several lines for what is longer than one (GEN-23)', () => {
    expect(config.components['cb_text']!.fields!['bodyHtml']).toMatchObject({ type: 'custom', label: 'Body' })
    expect(config.components['cb_quote']!.fields!['text']).toMatchObject({ type: 'textarea' })
    expect(config.components['cb_hero']!.fields!['title']).toMatchObject({ type: 'text' })
  })

  it('finds records in the shape of a field', async () => {
    const designer = config.components['cb_designer_quote']!.fields!['designer'] as ExternalField<{ id: string }>
    const [example] = exampleRecords('designer')
    const name = String(example!['name'])
    expect(await designer.fetchList({ query: name.toUpperCase(), filters: {} })).toContainEqual(example)
    expect(designer.getItemSummary!(example!)).toBe(name)
  })
})

describe('a limit', () => {
  const { cb_hero: hero } = Object.fromEntries(contracts.map((contract) => [contract.type, contract.fields]))
  it.each([
    ['a text that is too long', 'title', 'x'.repeat(81), '1 character too many: at most 80.'],
    ['what is required', 'title', '', 'Required.'],
    ['a button without address', 'action', { label: 'Go' }, 'Missing: href.'],
    ['a button with a long text', 'action', { label: 'x'.repeat(42), href: '/' }, '2 characters too many: at most 40.'],
    ['an unknown choice', 'size', 'huge', 'One of display, title.'],
    ['what is as it should be', 'title', 'Quiet', undefined],
    ['what may be missing', 'text', undefined, undefined],
  ])('names %s', (_, name, value, message) => {
    expect(problemOf(hero![name]!, value)).toBe(message)
  })

  it('is named with its place in lists and groups', () => {
    const fields: Record<string, Field> = {
      items: {
        kind: 'list',
        max: 1,
        help: '',
        of: { kind: 'group', name: 'item', help: '', fields: { label: { kind: 'text', max: 2, help: '' } } },
      },
    }
    expect(problemsOf(fields, { items: [{ label: 'ok' }, { label: 'long' }] })).toEqual([
      { path: 'items', message: 'At most 1, not 2.' },
      { path: 'items.1.label', message: '2 characters too many: at most 2.' },
    ])
    expect(problemsOf(fields, { items: { label: 'ok' } })).toEqual([{ path: 'items', message: 'A list.' }])
    expect(problemsOf(fields, { items: ['ok'] })).toEqual([{ path: 'items.0', message: 'An object.' }])
  })
})

it('keeps lists of what is no object in objects and says what is missing, as Puck needs it, and leaves out what was emptied', () => {
  const fields: Record<string, Field> = {
    names: { kind: 'list', max: 3, help: '', of: { kind: 'text', max: 9, help: '' } },
    note: { kind: 'text', max: 9, help: '' },
  }
  expect(toPuck(fields, { names: ['a', 'b'] })).toEqual({ names: [{ entry: 'a' }, { entry: 'b' }], note: null })
  expect(fromPuck(fields, { names: [{ entry: 'a' }, {}], note: '', id: 'one' })).toEqual({ names: ['a'] })
  const button: Record<string, Field> = { action: { kind: 'action', max: 9, help: '' } }
  expect(fromPuck(button, { action: { label: '', href: '', newTab: false } })).toEqual({})
})
