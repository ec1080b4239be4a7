import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './run.ts'

const folder = join(root, 'tests/second-brand/brand')
const sources = globSync('site/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['site/brand/**', '**/*.test.*', '**/node_modules/**', '**/dist/**'],
})

it('the folder of another brand has every module that the site takes from it (DRV-09)', () => {
  const taken = sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/'(?:\.\.?\/)+brand\/([\w/-]+\.tsx?)'/g)].map(([, name]) => name!),
  )
  expect(new Set(taken).size).toBeGreaterThan(8)
  expect(globSync('**/*.{ts,tsx}', { cwd: folder })).toEqual(expect.arrayContaining([...new Set(taken)]))
})

it('another brand brings its folder and its content, and no line of a server (DRV-09)', () => {
  expect(globSync('*', { cwd: join(root, 'tests/second-brand') }).toSorted()).toEqual(['brand', 'content'])
  const code = globSync('brand/**/*.{ts,tsx}', { cwd: join(root, 'tests/second-brand') })
  const imports = code.flatMap(
    (file) => readFileSync(join(root, 'tests/second-brand', file), 'utf8').match(/from '[^']+'/g) ?? [],
  )
  expect(imports.filter((from) => /hono|@brand\/host|server/.test(from))).toEqual([])
})

it('the folder of another brand has every value of a brand (DRV-09)', async () => {
  const brands = ['site', 'tests/second-brand'].map((home) => import(join(root, home, 'brand/brand.ts')))
  const [ours, other] = (await Promise.all(brands)) as { brand: Record<string, unknown> }[]
  expect(Object.keys(other!.brand)).toEqual(Object.keys(ours!.brand))
})
