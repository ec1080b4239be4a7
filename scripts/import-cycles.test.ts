import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './run.ts'

const files = globSync('{packages/*/src,site}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/dist', '**/node_modules'] })
const listImports = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^'?]+\.tsx?)'/g)].map(([, path]) =>
    join(dirname(file), path!),
  )
const graph = new Map(files.map((file) => [file, listImports(file)]))

/** The first cycle below a file, as the files on its path; `clear` are those that are known to have none. */
function cycleFrom(file: string, clear: Set<string>, path: readonly string[] = []): readonly string[] | undefined {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
  if (clear.has(file)) return undefined
  for (const next of graph.get(file) ?? []) {
    const cycle = cycleFrom(next, clear, [...path, file])
    if (cycle) return cycle
  }
  clear.add(file)
  return undefined
}

it('no module imports itself by a detour, lazy import() included, which lint leaves out', () => {
  expect(files.length).toBeGreaterThan(500)
  const clear = new Set<string>()
  expect(files.map((file) => cycleFrom(file, clear)).find(Boolean)).toBeUndefined()
})
