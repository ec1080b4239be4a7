import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '..')
/** Words of one brand: its material, its colours, its type, its place, what stands in its pictures. */
const words = /\b(felt|felts|lot|lots|dye|damp|damped|hush|whisper|loden|kortrijk|cat|cats|cord|torch)\b/i

/** Examples and tests may speak of a brand; everything else is the library. */
const library = globSync('**/*.{ts,tsx,css}', { cwd: src })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/^(generated|theme\/themes\/loden)\/|\.(fixtures|stories|test)\.tsx?$/.test(path))

/** Still to be freed of such words. A file that is free of them has to leave this list. */
const pending = [
  'blocks/call-to-action-hero/CallToActionHero.contract.ts',
  'blocks/call-to-action-hero/CallToActionHero.tsx',
  'blocks/designer-quote/DesignerQuote.contract.ts',
  'blocks/quote/Quote.contract.ts',
  'blocks/quote/Quote.tsx',
  'navigation/error-page/CatEyes.tsx',
  'navigation/error-page/ErrorPage.messages.ts',
  'navigation/error-page/ErrorPage.tsx',
  'navigation/error-page/NotFound.css.ts',
  'navigation/error-page/NotFound.tsx',
  'navigation/error-page/dark-room.ts',
  'navigation/error-page/point.ts',
  'navigation/fixtures.tsx',
]

it('the library has no word of a brand outside of its theme, examples and tests', () => {
  const found = library.filter((path) => words.test(readFileSync(join(src, path), 'utf8')))
  expect(found.toSorted()).toEqual(pending.toSorted())
})
