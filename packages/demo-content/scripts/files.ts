/**
 * `npm run files -w @brand/demo-content`: writes the files that visitors download to `assets/files`, as `documents/files.json`
 * lists them, from the facts and texts of records and from `documents`; then their sizes into the records that name them.
 * `--check` writes nothing, and fails with the names of files that are not as the records are.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultLocale, isLocalised, isObject, locales, type Locale } from '@brand/content'
import { format, resolveConfig } from 'prettier'
import { bundle } from './files/bundle.ts'
import { catalogue, colourCard, prices, sheet, text } from './files/documents.ts'
import { mesh, row, sections } from './files/drawings.ts'
import { report, speechReport } from './files/measured.ts'
import { photometry } from './files/photometry.ts'
import { findFact } from './files/records.ts'
import { reflectance } from './files/tables.ts'

const root = new URL('../', import.meta.url)
const folder = new URL('assets/files/', root)

type Made = Uint8Array | string | Promise<Uint8Array>

/** Makers of files that differ in each language. */
const localised = {
  sheet: ({ of }: { of: string }, locale: Locale) => sheet(of, locale),
  report: ({ of }: { of: string }, locale: Locale) => report(of, locale),
  speechReport: ({ of, measured }: { of: string; measured: string[] }, locale: Locale) => speechReport(of, measured, locale),
  text: ({ of, cover }: { of: string; cover?: string }, locale: Locale) => text(of, cover, locale),
  colourCard: ({ cover }: { cover?: string }, locale: Locale) => colourCard(cover, locale),
  catalogue: ({ of, cover }: { of?: string; cover?: string }, locale: Locale) => catalogue(of, cover, locale),
  prices: ({ of, title, note, factor }: { of: string; title: string; note: string; factor: number }, locale: Locale) =>
    prices(of, title, note, factor, locale),
}
const readDiameter = (model: string) => findFact(model, 'diameter').values[0]!

/** Makers of files that are the same in all languages. */
const common = {
  nothing: () => '',
  reflectance,
  photometry,
  sections: ({ of }: { of: string[] }) => sections(of.map(readDiameter)),
  row: ({ of, baffles }: { of: string; baffles: number }) => row(baffles, findFact(of, 'distance of rows').values[0]!),
  mesh: ({ of, ...density }: { of: string; rings: number; around: number; bytes: number }) => mesh(readDiameter(of), density),
  bundle: ({ of, files, objects }: { of: string; files: string[]; objects?: Record<string, string> }) =>
    bundle(of, files, objects),
}
type Maker = (entry: object, locale: Locale) => Made
const isPerLocale = (make: string) => Object.hasOwn(localised, make)

const plan = JSON.parse(await readFile(new URL('documents/files.json', root), 'utf8')) as Record<string, { make: string }>

const isCheck = process.argv.includes('--check')

/** Writes a file, or checks that it is there with this content. */
async function write(file: URL, content: Buffer): Promise<void> {
  if (!isCheck) return writeFile(file, content)
  const existing = await readFile(file).catch(() => undefined)
  if (existing?.equals(content)) return
  console.error(`${file.pathname.slice(root.pathname.length)} is outdated: npm run files -w @brand/demo-content`)
  process.exitCode = 1
}

if (!isCheck) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const sizes = new Map<string, number>()
for (const [name, entry] of Object.entries(plan)) {
  const make = { ...localised, ...common }[entry.make as keyof typeof localised] as Maker
  const { name: stem, ext } = parse(name)
  for (const locale of isPerLocale(entry.make) ? locales : [defaultLocale]) {
    const file = isPerLocale(entry.make) ? `${stem}-${locale}${ext}` : name
    const content = Buffer.from((await make(entry, locale)) as string)
    await write(new URL(file, folder), content)
    sizes.set(`/files/${file}`, content.byteLength)
  }
}

/** The size of a file, or of each language's file. */
function findSize(url: unknown): unknown {
  if (typeof url === 'string') return sizes.get(url)
  return isLocalised(url) ? Object.fromEntries(Object.entries(url).map(([locale, file]) => [locale, findSize(file)])) : undefined
}

/** A record with the true size beside each address; a size that was left out stays out. */
function withSizes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSizes)
  if (!isObject(value) || isLocalised(value)) return value
  const size = 'size' in value ? findSize(value['url']) : undefined
  const parts = Object.entries(value).map(([key, part]) => [key, key === 'size' && size !== undefined ? size : withSizes(part)])
  return Object.fromEntries(parts)
}

for (const type of ['resource', 'download', 'pressKit'])
  for (const name of await readdir(new URL(`records/${type}/`, root))) {
    const file = new URL(`records/${type}/${name}`, root)
    const record = withSizes(JSON.parse(await readFile(file, 'utf8')))
    const options = { ...(await resolveConfig(fileURLToPath(file))), parser: 'json' }
    await write(file, Buffer.from(await format(JSON.stringify(record), options)))
  }

const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
console.log(`${sizes.size} files, ${Math.round(bytes / 1024)} KB`)
