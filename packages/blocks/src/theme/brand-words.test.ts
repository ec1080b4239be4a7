import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '..')
/** Words of one brand: its name and place, its material, colours and type, what its pictures show. */
const words =
  /(?<!\p{L})(?:loden|kortrijk|felts?|wool|lots?|dye|damp|damped|hush|whisper|yellow|lilac|oxblood|spruce|cobalt|tomato|blush|cats?|cord|torch|lamps?)(?!\p{L})/iu

/** Examples and tests may speak of a brand; everything else is the library. */
const library = globSync('**/*.{ts,tsx,css}', { cwd: src })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/^(generated|theme\/themes\/loden)\/|(\.|\/)(fixtures|stories|test)\.tsx?$/.test(path))

it('the library has no word of a brand outside of its theme, examples and tests', () => {
  expect(library.length).toBeGreaterThan(150)
  expect(library.filter((path) => words.test(readFileSync(join(src, path), 'utf8')))).toEqual([])
})

it('README, reference and guides name a brand only as a theme to choose', () => {
  for (const file of ['README.md', 'REFERENCE.md', ...globSync('guides/*.md', { cwd: join(src, '..') })]) {
    const text = readFileSync(join(src, '..', file), 'utf8').replaceAll(/themes\/loden|data-brand="loden"|[<`]loden\b/g, '')
    expect(words.exec(text)?.[0], file).toBeUndefined()
  }
})
