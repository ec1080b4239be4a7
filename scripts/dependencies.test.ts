import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const packages = (await readdir(join(root, 'packages'))).map((name) => `packages/${name}`)

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
const manifests = await Promise.all(
  ['.', 'site', ...packages].map(
    async (folder) => JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as Manifest,
  ),
)
const installed = manifests
  .flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }),
  )
  .filter(([name]) => !name.startsWith('@brand/'))

/** The names in the first column of the tables; those of Debian come from elsewhere, and `hono/cookie` is a part of `hono`. */
const documented = [...(await readFile(join(root, 'docs/DEPENDENCIES.md'), 'utf8')).matchAll(/^\| (`[^|]*)\|/gm)]
  .flatMap(([, names]) => [...names!.matchAll(/`((?:@[^`/]+\/)?[^`/]+)[^`]*`/g)])
  .map(([, name]) => name!)

const unique = (names: string[]) => [...new Set(names)].toSorted()

it('every dependency has a line in docs/DEPENDENCIES.md, and every line a dependency', () => {
  const wanted = installed.map(([name]) => name).filter((name) => !name.startsWith('@types/'))
  expect(unique(documented)).toEqual(unique(wanted))
})

it('every dependency has its exact version, the same everywhere', () => {
  const versions = Map.groupBy(installed, ([name]) => name)
  const inexact = [...versions].filter(
    ([, entries]) => new Set(entries.map(([, version]) => version)).size > 1 || !/^\d+\.\d+\.\d+$/.test(entries[0]![1]),
  )
  expect(inexact).toEqual([])
})
