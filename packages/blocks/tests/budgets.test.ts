import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { implementedContracts } from '../src/contracts.ts'
import { entryOf } from '../src/contract/contract.ts'
import { contractModules, fonts, themes } from '../scripts/entries.ts'
import { dist, listFiles, kB, listOwnFiles } from '../scripts/measure.ts'

/** Blocks beyond those that the limits of the whole package were set for; each has room for a small one's code and styles. */
const added = Math.max(0, implementedContracts.length - 34)

/** Own code of each block as its contract allows; the other limits are those of the whole package. kB, gzip. */
const limits: [what: string, files: readonly string[], maxSize: number][] = [
  ...implementedContracts.flatMap(({ type, budget }): [string, string[], number][] => [
    [`${entryOf(type)}, JavaScript`, listOwnFiles(entryOf(type)), budget.js],
    [`${entryOf(type)}, CSS`, [`styles/${entryOf(type)}.css`], budget.css],
  ]),
  ...Object.keys(contractModules).map((name): [string, string[], number] => [name, [`${name}.js`], 1]),
  ...themes.map((theme): [string, string[], number] => [`theme ${theme}`, [`themes/${theme}.css`], 3.4]),
  ['base CSS', ['styles/base.css'], 4],
  ...['background-video', 'embedded-form', 'tooltip'].map((name): [string, string[], number] => [
    `enhance-${name}, a plain script`,
    [...listFiles(`enhance-${name}.js`)],
    1.2,
  ]),
  [
    'enhance-carousel, a plain script, with what it loads beside Embla when it is used',
    [...listFiles('enhance-carousel.js')],
    3.1,
  ],
  ['enhance-clap-test, a plain script with the arithmetic of a decay', [...listFiles('enhance-clap-test.js')], 5.1],
  ['dealer-page, CSS', ['styles/dealer-page.css'], 2.6],
  ['enhance-dealers, a plain script with the dialog for a dealer', [...listFiles('enhance-dealers.js')], 4.3],
  ['enhance-download-requests, a plain script', [...listFiles('enhance-download-requests.js')], 2.2],
  ['enhance-faq, a plain script with the matcher of the server', [...listFiles('enhance-faq.js')], 2.7],
  ['enhance-navigation, the plain scripts of every page', [...listFiles('enhance-navigation.js')], 3.7],
  ['enhance-volume, a plain script with the sound of a hall', [...listFiles('enhance-volume.js')], 2.1],
  ['navigation, JavaScript', [...listFiles('navigation.js')], 12.4],
  ['search, JavaScript', [...listFiles('search.js')], 6.9],
  ['navigation, CSS', ['styles/navigation.css'], 4.7],
  ['consent-notice, CSS', ['styles/consent-notice.css'], 1],
  ['search-page, CSS', ['styles/search-page.css'], 1],
  ['error-page, CSS', ['styles/error-page.css'], 0.8],
  ...['contact-page', 'faq-page', 'guide-page'].map((part): [string, string[], number] => [
    `${part}, CSS`,
    [`styles/${part}.css`],
    1.5,
  ]),
  ...['tabs', 'accordion', 'tooltip', 'carousel'].map((part): [string, string[], number] => [
    `${part}, CSS`,
    [`styles/${part}.css`],
    1.2,
  ]),
  ['charts, CSS', ['styles/charts.css'], 1.3],
  ['product-grid, CSS', ['styles/product-grid.css'], 1.5],
  ['products-page, CSS', ['styles/products-page.css'], 2.1],
  ['everything, JavaScript', [...listFiles('index.js')], 133 + 0.4 * added],
  ['everything, CSS', ['styles/styles.css'], 29.5 + 0.1 * added],
]

it.each(limits)('%s keeps its budget', (what, files, maxSize) => {
  const size = kB(files)
  expect(size, `${what} is ${size} kB, its limit is ${maxSize} kB`).toBeLessThanOrEqual(maxSize)
})

it.each(fonts.filter((font) => font.endsWith('-latin.woff2')))('%s, which every page loads, is at most 50 kB', (font) => {
  const size = statSync(join(dist, 'fonts', font)).size / 1000
  expect(size, `${font} is ${size} kB, its limit is 50 kB`).toBeLessThanOrEqual(50)
})
