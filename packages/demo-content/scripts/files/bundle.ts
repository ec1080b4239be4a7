import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { locales, type Locale } from '@brand/content'
import { strToU8, zipSync } from 'fflate'
import { lampObject } from './ifc.ts'
import { readProduct, wordsIn } from './records.ts'

function pressText(of: string, locale: Locale): string {
  const { title, lead, paragraphs, facts } = readProduct(of, locale)
  const rows = facts.map(({ label, value }) => `${label}: ${value}`)
  return [title, lead, ...paragraphs, rows.join('\n'), wordsIn(locale)['fiction']].join('\n\n') + '\n'
}

/** A ZIP of files in `assets`, and of an object for BIM for each of some models by its name, with a text on the product in each language. */
export function bundle(of: string, files: readonly string[], objects: Readonly<Record<string, string>> = {}): Uint8Array {
  const texts = locales.map((locale) => [`text-${locale}.txt`, strToU8(pressText(of, locale))] as const)
  const pictures = files.map((file) => [basename(file), readFileSync(new URL(`../../assets/${file}`, import.meta.url))] as const)
  const models = Object.entries(objects).map(
    ([name, model]) => [`${basename(model)}.ifc`, strToU8(lampObject(name, model))] as const,
  )
  return zipSync(Object.fromEntries<Uint8Array>([...texts, ...pictures, ...models]), { mtime: '2026-01-05T12:00:00', os: 3 })
}
