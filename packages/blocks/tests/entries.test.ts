import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../scripts/entries.ts'
import { node } from './node.ts'

const { exports } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as {
  exports: Record<string, string | { types?: string }>
}
const entries = Object.entries(exports).flatMap(([name, target]) =>
  typeof target === 'object' && target.types ? [name.replace('.', '@brand/blocks')] : [],
)

it('plain Node imports every entry', async () => {
  const code = `for (const name of ${JSON.stringify(entries)}) console.log(name, Object.keys(await import(name)).length)`
  const printed = await node('--input-type=module', '-e', code)
  expect(
    printed
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(entries)
  expect(printed).not.toMatch(/ 0$/m)
})

it('a new block is listed in package.json by `npm run generate`, not by hand', async () => {
  await expect(node('scripts/generate.ts', '--check')).resolves.toBe('')
})
