import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hasPage, pathPrefix } from '../packages/content/src/routes.ts'

const records = fileURLToPath(new URL('../packages/demo-content/records', import.meta.url))

/** Returns the path of a record's page in English; the home page is at `/`. */
function toPath(kind: string, record: Record<string, unknown>): string | undefined {
  const slug = Object.entries(record).find(([name]) => name.endsWith('Slug'))?.[1]
  const text = typeof slug === 'object' && slug ? (slug as { en?: string }).en : slug
  return typeof text === 'string' && hasPage(kind) ? `${pathPrefix(kind)}${text === 'home' ? '' : text}` : undefined
}

/** Paths of the pages of the demo content by the type of their blocks, in the order of the files. */
export function readUses(): Map<string, string[]> {
  const uses = new Map<string, string[]>()
  for (const file of globSync('*/*.json', { cwd: records }).toSorted()) {
    const text = readFileSync(`${records}/${file}`, 'utf8')
    const path = toPath(basename(dirname(file)), JSON.parse(text))
    if (!path) continue
    for (const type of new Set(text.match(/(?<="type": ")cb_\w+/g))) uses.set(type, [...(uses.get(type) ?? []), path])
  }
  return uses
}
