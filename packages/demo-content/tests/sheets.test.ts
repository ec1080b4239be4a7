import { readFileSync } from 'node:fs'
import { isObject, locales, octaveBands, type Locale } from '@brand/content'
import { extractText } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { demoSnapshot } from './snapshot.ts'

const readFile = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url))
const snapshot = await demoSnapshot({ drafts: true })

/** A sheet by its name without language and ending, and the product it is about. */
const sheets = Object.entries(
  JSON.parse(readFile('documents/files.json').toString()) as Record<string, { make: string; of: string }>,
)
  .filter(([, { make }]) => make === 'sheet')
  .map(([file, { of }]) => ({ file: file.replace('.pdf', ''), of }))

/** Without spaces, since lines break elsewhere, and without the soft hyphens of a page. */
const squeeze = (text: string) => text.replaceAll(/[\s\u00ad]/g, '')

async function readSheet(file: string): Promise<string> {
  const { text } = await extractText(new Uint8Array(readFile(`assets/files/${file}`)), { mergePages: true })
  return squeeze(text)
}

/** Lists the texts that a sheet repeats of its record: the title, each property beside its name, the absorption beside its band. */
function listStatements(of: string, locale: Locale): string[] {
  const [type, id] = of.split('/') as [string, string]
  const record = snapshot.byId(type, id, locale)!.record as Record<string, unknown>
  const [metadata, body] = ['Metadata', 'Body'].map((field) => record[`ctFamily${field}`] ?? record[`ctFabric${field}`])
  const info = (body as { type: string; cbInDepthInfoProperties: Record<string, string>[] }[]).find(
    (block) => block.type === 'cb_in_depth_info',
  )
  const values = (record['absorption'] ?? record['absorptionArea'] ?? []) as number[]
  const digits = record['absorption'] ? 2 : 1
  const format = (value: number, fraction = 0) =>
    value.toLocaleString(locale, { minimumFractionDigits: fraction, maximumFractionDigits: fraction })
  return [
    isObject(metadata) ? String(metadata['title']).replace(' | Loden', '') : '',
    ...info!.cbInDepthInfoProperties.map(
      ({ cbInDepthInfoPropertyKey: key, cbInDepthInfoPropertyValue: value }) => `${key} ${value}`,
    ),
    ...values.map((value, at) => `${format(octaveBands[at]!)} Hz ${format(value, digits)}`),
  ]
}

const listMissing = (text: string, statements: readonly string[]) =>
  statements.filter((statement) => !text.includes(squeeze(statement)))

describe('the text of each specification sheet, as another program extracts it (FACT-13)', () => {
  it.each(sheets.flatMap(({ file, of }) => locales.map((locale) => [of, locale, `${file}-${locale}.pdf`] as const)))(
    'has the title, properties and absorption of %s in %s',
    async (of, locale, file) => {
      const statements = listStatements(of, locale)
      expect(statements.length).toBeGreaterThan(6)
      expect(listMissing(await readSheet(file), statements)).toEqual([])
    },
  )

  it('has a letter of its own for α, and differs where one digit does', async () => {
    const text = await readSheet('rib-specification-en.pdf')
    expect(text).toContain('Weightedabsorption,αw0.90,classA')
    const statements = listStatements('family/rib', 'en')
    const wrong = statements.map((statement) => statement.replace('8.6', '8.7'))
    expect(listMissing(text, wrong)).toEqual([wrong.find((statement, at) => statement !== statements[at])])
  })
})
