import { readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { chromium, type Browser } from 'playwright'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchOptions } from '../../../scripts/chromium.ts'
import { toNames, styledParts } from '../scripts/entries.ts'
import { dist } from '../scripts/measure.ts'
import { componentsByEntry, stylesDelay } from '../src/block-scripts/warn-missing-styles.ts'
import { entryOf, type Contract } from '../src/contract/contract.ts'
import { implementedContracts } from '../src/contracts.ts'

const application = `
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  import { BlockScripts } from '${dist}/block-scripts.js'
  createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(BlockScripts))`

/** The application as one script, for development or production. */
async function bundle(mode: string) {
  const { outputFiles } = await build({
    stdin: { contents: application, resolveDir: dist },
    bundle: true,
    write: false,
    minify: true,
    logLevel: 'error',
    format: 'esm',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  })
  return outputFiles[0]!.text
}

const entries = implementedContracts.map(({ type }) => toNames(entryOf(type)))
const parts = implementedContracts.flatMap((contract: Contract) => contract.parts ?? [])

const items = ['a', 'b'].map((id) => ({ id, title: id, content: id }))
/** Components that are no blocks, with props to be shown by. */
const others: { entry: string; component: string; props: object }[] = [
  { entry: 'accordion', component: 'Accordion', props: { items } },
  { entry: 'carousel', component: 'Carousel', props: { label: 'Row', slides: items } },
  { entry: 'consent-notice', component: 'ConsentNotice', props: { href: '/consent', privacyHref: '/privacy' } },
  { entry: 'forms', component: 'NewsletterForm', props: { privacyHref: '/privacy' } },
  { entry: 'product-grid', component: 'ProductGrid', props: { products: [{ id: 'a', title: 'A', href: '/a' }] } },
  { entry: 'tabs', component: 'Tabs', props: { label: 'Letters', tabs: items } },
]

/** A page of every block, each as its contract's example, and of the others. */
const html = (
  await Promise.all([
    ...others.map(async ({ entry, component, props }) =>
      renderToString(createElement((await import(`${dist}/${entry}.js`))[component], props)),
    ),
    ...entries.map(async ({ entry, component }) => {
      const { default: Block } = await import(`${dist}/${entry}.js`)
      const { fixtures } = await import(`../src/blocks/${entry}/${component}.fixtures.ts`)
      return renderToString(createElement(Block, fixtures.complete.en))
    }),
  ])
).join('')

const sheet = (name: string) =>
  `<style>${readFileSync(`${dist}/styles/${name}.css`, 'utf8').replaceAll(/@import[^;]+;/g, '')}</style>`

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(launchOptions())
})
afterAll(() => browser?.close())

/** Returns the console's warnings about styles on a page with these stylesheets, after a second block of each kind has come. */
async function warnings(sheets: readonly string[]) {
  const page = await browser.newPage()
  const messages: string[] = []
  page.on('console', (message) => message.text().includes('styles') && messages.push(message.text()))
  await page.clock.install()
  await page.setContent(`${sheets.map(sheet).join('')}<main>${html}</main>`)
  await page.addScriptTag({ content: await bundle('development'), type: 'module' })
  await page.clock.runFor(2 * stylesDelay)
  await page.evaluate((more) => document.querySelector('main')!.insertAdjacentHTML('beforeend', more), html)
  await page.clock.runFor(2 * stylesDelay)
  await page.close()
  return messages.toSorted()
}

it('says once in development which component lacks its stylesheet, and what to import (GEN-18)', async () => {
  expect(await warnings(['base'])).toEqual(
    [...entries, ...others]
      .map(({ entry, component }) => `${component} has no styles on this page: import @brand/blocks/${entry}.css`)
      .toSorted(),
  )
})

it('knows every component that an entry with a stylesheet exports (GEN-18)', async () => {
  const isComponent = (name: string) => /^[A-Z]/.test(name)
  for (const entry of styledParts) {
    const exported = Object.keys(await import(`${dist}/${entry}.js`)).filter(isComponent)
    expect([entry, componentsByEntry[entry]?.toSorted()]).toEqual([entry, exported.toSorted()])
  }
})

it('says nothing of those that have theirs (GEN-18)', async () => {
  expect(await warnings(['styles'])).toEqual([])
})

it('names only the one that has none (GEN-18)', async () => {
  const [missing, ...rest] = entries
  const kept = [...parts, ...[...rest, ...others].map(({ entry }) => entry)]
  expect(await warnings(['base', ...kept])).toEqual([
    `${missing!.component} has no styles on this page: import @brand/blocks/${missing!.entry}.css`,
  ])
})

it('leaves nothing in production (GEN-18)', async () => {
  expect(await bundle('development')).toContain('no styles')
  expect(await bundle('production')).not.toContain('no styles')
})
