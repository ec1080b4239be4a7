import { JsxEmit, transpileModule } from 'typescript'
import { describe, expect, it } from 'vitest'
import { entryOf, wireName, type Contract } from '../../packages/blocks/src/contract/contract.ts'
import type { Fixtures } from '../../packages/blocks/src/contract/fixtures.ts'
import { implementedContracts } from '../../packages/blocks/src/contracts.ts'
import { recordSchema } from '../../packages/content/src/record.ts'
import { jsxOf } from './jsx.ts'
import { recordOf } from './record.ts'

const modules = import.meta.glob<{ fixtures: Fixtures<object> }>('../../packages/blocks/src/blocks/*/*.fixtures.ts', {
  eager: true,
})
const fixturesOf = ({ type }: Contract) =>
  Object.entries(modules).find(([path]) => path.includes(`/blocks/${entryOf(type)}/`))![1].fixtures
const quote: Contract = implementedContracts.find(({ type }) => type === 'cb_quote')!

/** What is asked of a schema here. */
interface Omitting {
  omit: (names: Record<string, true>) => { safeParse: (value: unknown) => { error?: { issues: object[] } } }
}

const picture = { id: 'hall', url: '/api/images/hall', alt: '', width: 1800, height: 1012, focalPoint: null, color: null }

/** A value as the content reads it in English, with a picture for each name. */
function inEnglish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inEnglish)
  if (typeof value !== 'object' || value === null) return value
  if ('image' in value && typeof value.image === 'string') return picture
  if ('en' in value) return value.en
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inEnglish(part)]))
}

describe.each(implementedContracts.map((contract) => [contract.type, contract as Contract] as const))('%s', (_, contract) => {
  const fixtures = fixturesOf(contract)

  it('can be copied as a record that the content takes', () => {
    // What a record names, the content puts in its place.
    const named = Object.entries(contract.fields)
      .filter(([, field]) => ['reference', 'query'].includes(field.kind === 'list' ? field.of.kind : field.kind))
      .map(([prop]) => wireName(contract, prop))
    const schema = recordSchema(contract) as unknown as Omitting
    const known = schema.omit(Object.fromEntries(named.map((name) => [name, true as const])))
    const record = inEnglish({ id: 'one', ...recordOf(contract, fixtures.complete!) }) as Record<string, unknown>
    for (const name of named) delete record[name]
    expect(known.safeParse(record).error?.issues).toBeUndefined()
  })

  it.each(Object.entries(fixtures))('%s can be copied as code', (name, { en }) => {
    const { diagnostics } = transpileModule(jsxOf(contract, en), {
      fileName: 'page.tsx',
      reportDiagnostics: true,
      compilerOptions: { jsx: JsxEmit.Preserve },
    })
    expect(diagnostics, name).toEqual([])
  })
})

const example = {
  en: { text: 'You said “quiet”.', quotee: "Ines' felt", surface: 'blush' },
  de: { text: 'Sie sagten „leise“.' },
}

it('writes code as one would: attributes where they can be, code where quotes or entities need it', () => {
  expect(jsxOf(quote, { ...example.en, quotee: 'A & B', portrait: { src: '/a.webp', alt: '' }, loud: true })).toBe(
    `import '@brand/blocks/quote.css'
import { Quote } from '@brand/blocks/quote'

<Quote
  text="You said “quiet”."
  quotee={'A & B'}
  surface="blush"
  portrait={{ src: '/a.webp', alt: '' }}
  loud
/>`,
  )
})

it('writes a record with its translations, and says once what all languages have alike', () => {
  expect(recordOf(quote, example)).toEqual({
    type: 'cb_quote',
    cbQuoteText: { en: 'You said “quiet”.', de: 'Sie sagten „leise“.' },
    cbQuoteQuotee: "Ines' felt",
    cbQuoteSurface: 'blush',
  })
})
