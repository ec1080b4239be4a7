import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { blocks, clientModules, messageModules, modules } from '../scripts/entries.ts'
import { dist, listFiles, scripts, readSources } from '../scripts/measure.ts'

const read = (file: string) => readFileSync(join(dist, file), 'utf8')
const isClient = (code: string) => /^['"]use client['"]/.test(code)

it.each(blocks)("$entry brings no other block's code", ({ entry }) => {
  const found = [...listFiles(`${entry}.js`)].flatMap(readSources).filter((path) => path.startsWith('src/blocks/'))
  expect(found).not.toEqual([])
  expect(found.filter((path) => !path.startsWith(`src/blocks/${entry}/`))).toEqual([])
})

it("'use client' is in exactly the files made of client modules", () => {
  const marked = scripts().filter((file) => isClient(read(file)))
  expect(marked).toEqual(
    Object.keys(clientModules)
      .map((name) => `${name}.js`)
      .toSorted(),
  )
  for (const file of marked) expect(readSources(file)).toContain(clientModules[file.replace(/\.js$/, '')])
})

it('a client module is in no other file', () => {
  const client = new Set(Object.values(clientModules))
  const elsewhere = scripts().filter((file) => !isClient(read(file)) && readSources(file).some((path) => client.has(path)))
  expect(elsewhere).toEqual([])
})

it('the contracts bring no component, no style and no package', () => {
  const files = [...listFiles('contracts.js')]
  expect(files.flatMap(readSources).filter((path) => /\.(tsx|css\.ts)$/.test(path))).toEqual([])
  expect(files.filter((file) => /\b(?:from|import)\s*["'][^.]/.test(read(file)))).toEqual([])
})

it('JavaScript never imports CSS', () => {
  expect(scripts().filter((file) => /\.css["']/.test(read(file)))).toEqual([])
})

type Messages = Record<string, Record<string, string | Record<string, string>>>

/** The texts of a published language by part: the whole, and each part by itself. */
async function loadMessages(name: string) {
  const { default: whole, ...parts }: { default: Messages } = await import(join(dist, `${name}.js`))
  return { whole, parts: parts as Messages }
}

/** Every text of a language; each form of a plural is one. The key `locale` is a code, no text. */
async function loadTexts(locale: string) {
  const { whole } = await loadMessages(`messages/${locale}`)
  const entries = Object.values(whole).flatMap((part) => Object.entries(part))
  return entries
    .filter(([key]) => key !== 'locale')
    .flatMap(([, text]) => (typeof text === 'string' ? [text] : Object.values(text)))
}

it('components carry no texts but the English ones', async () => {
  // Some words are the same in both languages.
  const english = new Set(await loadTexts('en'))
  const texts = (await loadTexts('nl')).filter((text) => !english.has(text))
  expect(texts.length).toBeGreaterThan(0)
  const code = Object.keys(modules)
    // The editor brings the examples of every block, which are data in five languages.
    .flatMap((name) => [...listFiles(`${name}.js`)].filter((file) => name !== 'puck' || !file.startsWith('fixtures/')))
    .map(read)
    .join('')
  expect(texts.filter((text) => code.includes(`"${text}"`))).toEqual([])
})

/** Every text of a published language, by part and key. */
async function keys(name: string) {
  const { whole, parts } = await loadMessages(name)
  expect(parts).toEqual(whole)
  return Object.entries(whole).flatMap(([part, texts]) => Object.keys(texts).map((key) => `${part}.${key}`))
}

it('every language has the same texts (DRV-07)', async () => {
  const [english, ...others] = await Promise.all(Object.keys(messageModules).map(keys))
  for (const other of others) expect(other.toSorted()).toEqual(english!.toSorted())
})

it('no third-party code is bundled, so that no notices are required', () => {
  expect(
    scripts()
      .flatMap(readSources)
      .filter((path) => !path.startsWith('src/')),
  ).toEqual([])
})
