import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import { entryOf, wireName, type Contract } from '../../packages/blocks/src/contract/contract.ts'
import type { Fixtures } from '../../packages/blocks/src/contract/fixtures.ts'
import { implementedContracts } from '../../packages/blocks/src/contracts.ts'
import { recordSchema } from '../../packages/content/src/record.ts'
import { formatJsx } from './jsx.ts'
import { toRecord } from './record.ts'

const modules = import.meta.glob<{ fixtures: Fixtures<object> }>('../../packages/blocks/src/blocks/*/*.fixtures.ts', {
  eager: true,
})
const findFixtures = ({ type }: Contract) =>
  Object.entries(modules).find(([path]) => path.includes(`/blocks/${entryOf(type)}/`))![1].fixtures
const quote: Contract = implementedContracts.find(({ type }) => type === 'cb_quote')!

/** Methods of a schema that this test uses. */
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
  const fixtures = findFixtures(contract)

  it('can be copied as a record that the content takes', () => {
    // The content resolves these fields, in which a record names other records.
    const named = Object.entries(contract.fields)
      .filter(([, field]) => ['reference', 'query'].includes(field.kind === 'list' ? field.of.kind : field.kind))
      .map(([prop]) => wireName(contract, prop))
    const schema = recordSchema(contract) as unknown as Omitting
    const withoutReferences = schema.omit(Object.fromEntries(named.map((name) => [name, true as const])))
    const record = inEnglish({ id: 'one', ...toRecord(contract, fixtures.complete!) }) as Record<string, unknown>
    for (const name of named) delete record[name]
    expect(withoutReferences.safeParse(record).error?.issues).toBeUndefined()
  })
})

describe('code to copy', () => {
  const pages = implementedContracts.flatMap((contract: Contract) =>
    Object.entries(findFixtures(contract)).map(([name, { en }]) => ({
      contract,
      file: fileURLToPath(new URL(`../../.cache/copied/${contract.type}-${name}.tsx`, import.meta.url)),
      code: formatJsx({ contract, props: en }),
    })),
  )

  beforeAll(async () => {
    const folder = fileURLToPath(new URL('../../.cache/copied', import.meta.url))
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    await Promise.all(pages.map(({ file, code }) => writeFile(file, code)))
  })

  it('holds for TypeScript in a strict application', () => {
    const files = pages.map(({ file }) => file)
    const program = ts.createProgram(files, {
      module: ts.ModuleKind.NodeNext,
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2024,
      customConditions: ['@brand/source'],
      allowImportingTsExtensions: true,
      strict: true,
      exactOptionalPropertyTypes: true,
      types: ['vite/client'],
      skipLibCheck: true,
      noEmit: true,
    })
    const found = files.flatMap((file) => {
      const page = program.getSourceFile(file)!
      return [...program.getSyntacticDiagnostics(page), ...program.getSemanticDiagnostics(page)]
    })
    expect(found.map(({ file, messageText }) => [file?.fileName, ts.flattenDiagnosticMessageText(messageText, '\n')])).toEqual([])
  })

  it.each(implementedContracts.map(({ type }) => type))('runs as it is: %s', async (type) => {
    const own = pages.filter(({ contract }) => contract.type === type)
    const shown = await Promise.all(
      own.map(async ({ file }) => {
        const { Page } = (await import(/* @vite-ignore */ file)) as { Page: ComponentType }
        return renderToStaticMarkup(createElement(Page))
      }),
    )
    for (const html of shown) expect(html).toMatch(/^<main>.+<\/main>$/s)
    const needsScript = shown.some((html) => html.includes('data-enhance='))
    for (const { code } of own) expect(code.includes('<BlockScripts />'), '`scripted` of jsx.ts').toBe(needsScript)
  })
})

const example = {
  en: { text: 'You said “quiet”.', author: "Ines' felt", surface: 'blush' },
  de: { text: 'Sie sagten „leise“.' },
}

it('writes code as one would: attributes where they can be, code where quotes or entities need it', () => {
  const props = { ...example.en, author: 'A & B', portrait: { src: '/a.webp', alt: '' }, loud: true }
  expect(formatJsx({ contract: quote, props })).toBe(
    `import '@brand/blocks/themes/loden.css'
import '@brand/blocks/base.css'
import '@brand/blocks/quote.css'
import { BlockSection } from '@brand/blocks/layout'
import { quote } from '@brand/blocks/contracts/quote'
import { Quote } from '@brand/blocks/quote'

export const Page = () => (
  <main>
    <BlockSection {...quote}>
      <Quote
        text="You said “quiet”."
        author={'A & B'}
        surface="blush"
        portrait={{ src: '/a.webp', alt: '' }}
        loud
      />
    </BlockSection>
  </main>
)`,
  )
})

it('imports once what several blocks of a page need, and puts their scripts last', () => {
  const contract = implementedContracts.find(({ type }) => type === 'cb_model_list')!
  const row = { contract, props: {} }
  const code = formatJsx(row, { contract: quote, props: {} }, row)
  expect(code.match(/^import .*$/gm)).toHaveLength(10)
  expect(code).toMatch(/<BlockScripts \/>\n {2}<\/main>\n\)$/)
})

it('writes a record with its translations, and says once what all languages have alike', () => {
  expect(toRecord(quote, example)).toEqual({
    type: 'cb_quote',
    cbQuoteText: { en: 'You said “quiet”.', de: 'Sie sagten „leise“.' },
    cbQuoteQuotee: "Ines' felt",
    cbQuoteSurface: 'blush',
  })
})
