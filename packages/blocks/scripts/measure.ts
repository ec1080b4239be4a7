/** Sizes of the published files, as the budgets count them. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './entries.ts'

export const dist = join(root, 'dist')
const read = (file: string) => readFileSync(join(dist, file), 'utf8')

/** Bytes of a file over the wire, without the address of its source map. */
export const gzip = (file: string) => gzipSync(read(file).replace(/\n?\/\/# sourceMappingURL=.*\s*$/, ''), { level: 9 }).length
export const kB = (files: readonly string[]) => Math.round(files.reduce((sum, file) => sum + gzip(file), 0) / 10) / 100

/** Our modules that a published file was made from. */
export const readSources = (file: string): string[] => {
  const map = join(dist, `${file}.map`)
  return existsSync(map)
    ? JSON.parse(readFileSync(map, 'utf8')).sources.map((path: string) => path.replace(/^(\.\.\/)+/, ''))
    : []
}

/** The published file and every other file of the package that it needs, at once or later. */
export function listFiles(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found
  found.add(entry)
  for (const [, file] of read(entry).matchAll(/(?:from|import)\s*\(?\s*["']\.\/([\w./-]+\.js)["']/g)) listFiles(file!, found)
  return found
}

/** The plain scripts that a block's HTML asks for, by name. */
export const findScripts = (entry: string) => [
  ...new Set(
    [...listFiles(`${entry}.js`)].flatMap((file) =>
      [...read(file).matchAll(/"data-enhance":\s*(?:\w+\s*\?\s*)?"([\w-]+)"/g)].map(([, name]) => name!),
    ),
  ),
]

/** The files that hold a block's own code, and nothing but it beside what no other entry uses. */
export const listOwnFiles = (entry: string) =>
  [...listFiles(`${entry}.js`)].filter(
    (file) => file === `${entry}.js` || readSources(file).some((path) => path.startsWith(`src/blocks/${entry}/`)),
  )

export const scripts = () => readdirSync(dist).filter((file) => file.endsWith('.js'))
