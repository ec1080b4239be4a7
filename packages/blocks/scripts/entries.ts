/** Contents of the package, read from its folders. Exports, build and manifest share this one list. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { componentOf } from '../src/contract/contract.ts'
import type { FontCut } from '../src/theme/font-cut.ts'
import { locales } from '../src/i18n/locales.ts'

/** The package's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))
/** Paths of the files under `src` that match, from the package's folder, in alphabetical order. */
export const sources = (pattern: string) =>
  globSync(`src/${pattern}`, { cwd: root, exclude: ['src/generated/**'] })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()

/** The themes: every folder of `theme/themes`, with the contents of `font.ts` where a theme has its own typeface. */
export const themes = sources('theme/themes/*/index.ts').map((path) => basename(dirname(path)))
export const fontCuts = async (): Promise<FontCut[]> =>
  Promise.all(
    sources('theme/themes/*/font.ts').map(async (path) => (await import(pathToFileURL(`${root}/${path}`).href)).font as FontCut),
  )
/** Published files of the typefaces; the first of each is the one to preload. */
export const fonts = (await fontCuts()).flatMap(({ name, licence }) => [
  `${name}-latin.woff2`,
  `${name}-latin-rest.woff2`,
  `${name}-latin-ext.woff2`,
  licence,
])

/** `promo-strip` to the names of its contract and component. */
export function toNames(entry: string) {
  const component = componentOf(`cb_${entry.replaceAll('-', '_')}`)
  return { entry, component, contract: component[0]!.toLowerCase() + component.slice(1) }
}

/**
 * Parts that not every page has, each with its own entry and stylesheet. `uses` are the entries whose stylesheets its own
 * includes, `about` is its sentence in REFERENCE.md.
 */
export const parts: Record<string, { folder: string; styles: string[]; uses?: string[]; about: string }> = {
  navigation: {
    folder: 'navigation',
    styles: sources('navigation/**/*.css.ts').filter((path) => !/\/(error-page|search-page|consent-notice)\//.test(path)),
    about:
      'Parts around every page: SiteHeader, Footer, Breadcrumb, Pagination, ContactButton, ProgressBar, LocaleWarning. Its styles include those of `search`.',
  },
  'consent-notice': {
    folder: 'navigation/consent-notice',
    styles: sources('navigation/consent-notice/*.css.ts'),
    uses: ['forms'],
    about: 'ConsentNotice: asks for consent to storage in the browser.',
  },
  'router-links': { folder: 'navigation/router-links', styles: [], about: 'RouterLinks: lets a router follow the links.' },
  search: {
    folder: 'navigation/search',
    styles: [],
    about: 'Search: the search form with suggestions, and its list of results.',
  },
  'search-page': {
    folder: 'navigation/search-page',
    styles: sources('navigation/search-page/*.css.ts'),
    about: 'SearchPage: the page of results.',
  },
  'error-page': {
    folder: 'navigation/error-page',
    styles: sources('navigation/error-page/*.css.ts'),
    about: 'ErrorPage and NotFound, over a scene of your own.',
  },
  'article-page': {
    folder: 'pages/article-page',
    styles: sources('pages/article-page/*.css.ts'),
    uses: ['article-grid'],
    about: 'ArticleHeader, ArticleBody, NextArticle and ArticleList with CategoryFilter: pages of articles.',
  },
  'job-page': {
    folder: 'pages/job-page',
    styles: sources('pages/job-page/*.css.ts'),
    about: 'JobPage: a vacancy, and the links to apply.',
  },
  tooltip: { folder: 'elements/tooltip', styles: sources('elements/tooltip/*.css.ts'), about: 'Tooltip: a short explanation.' },
  tabs: { folder: 'elements/tabs', styles: sources('elements/tabs/*.css.ts'), about: 'Tabs: one of several panels at a time.' },
  accordion: {
    folder: 'elements/accordion',
    styles: sources('elements/accordion/*.css.ts'),
    about: 'Accordion: items that open and close.',
  },
  carousel: {
    folder: 'elements/carousel',
    styles: sources('elements/carousel/*.css.ts'),
    about: 'Carousel: a row of slides that runs off the page. Blocks that are made of it name it in their contract (`parts`).',
  },
  forms: {
    folder: 'forms',
    styles: sources('forms/*.css.ts'),
    about:
      'NewsletterForm, DownloadRequestForm, and their fields: FormField, FormCheck. Blocks that are made of them name `forms` in their contract (`parts`).',
  },
  charts: {
    folder: 'elements/charts',
    styles: sources('elements/charts/*.css.ts'),
    about:
      'AbsorptionChart: absorption by octave band as bars beside a table. DecayChart: reverberation of rooms. Blocks that are made of them name `charts` in their contract (`parts`).',
  },
  'faq-page': {
    folder: 'pages/faq-page',
    styles: sources('pages/faq-page/*.css.ts'),
    about: 'FaqPage: questions that open, with a search.',
  },
  'compare-page': {
    folder: 'pages/compare-page',
    styles: sources('pages/compare-page/*.css.ts'),
    about: 'ComparePage: up to four products side by side, in a table.',
  },
  'contact-page': {
    folder: 'pages/contact-page',
    styles: sources('pages/contact-page/*.css.ts'),
    about: 'OtherQuestions: links to the other contact pages.',
  },
  'dealer-page': {
    folder: 'pages/dealer-page',
    styles: sources('pages/dealer-page/*.css.ts'),
    about: 'DealerPage: dealers by country with a search, or the nearest ones.',
  },
  'guide-page': {
    folder: 'pages/guide-page',
    styles: sources('pages/guide-page/*.css.ts'),
    about: 'GuidePage: an acoustic guide in its colours.',
  },
  'stock-product-page': {
    folder: 'pages/stock-product-page',
    styles: sources('pages/stock-product-page/*.css.ts'),
    uses: ['product-grid'],
    about: 'StockProductPage: a product from stock with its pictures, finishes and a link to a price.',
  },
  'products-page': {
    folder: 'pages/products-page',
    styles: sources('pages/products-page/*.css.ts'),
    uses: ['product-grid', 'navigation'],
    about: 'ProductsPage: products with filters, a search and a grid.',
  },
  'product-page': {
    folder: 'pages/product-page',
    styles: sources('pages/product-page/*.css.ts'),
    uses: ['charts', 'tabs'],
    about: 'ProductBar, ProductFigures and ProductDownloads: price, measurements and files of a product.',
  },
  'product-sound': {
    folder: 'pages/product-sound',
    styles: sources('pages/product-sound/*.css.ts'),
    about: 'ProductSound: a clap in a room without and with a product. ProductVoice: a voice outside and inside a booth.',
  },
  'product-grid': {
    folder: 'product-grid',
    styles: sources('product-grid/*.css.ts'),
    about:
      'ProductGrid and ProductCard, and the grid patterns as pure functions. Blocks that are made of it name it in their contract (`parts`).',
  },
}
export const styledParts = Object.keys(parts).filter((name) => parts[name]!.styles.length)

/** Every block that has a contract. */
export const contracts = sources('blocks/*/*.contract.ts').map((path) => toNames(basename(dirname(path))))
/** Those that have a component too: a contract may come before it, so that records can be written. */
export const blocks = contracts.filter(({ entry, component }) => existsSync(`${root}/src/blocks/${entry}/${component}.tsx`))

/** Modules that are neither a part nor a block: their source, and their sentence in REFERENCE.md. */
const fixed: Record<string, { source: string; about: string }> = {
  index: {
    source: 'src/generated/index.ts',
    about: 'Every component. Prefer the other entries: they contain only their component.',
  },
  contracts: {
    source: 'src/contracts.ts',
    about:
      'Contracts of all blocks: fields, limits, options, width, hydration, budget; the shapes in which blocks take other records. Data only. `implementedContracts` are those with a component, `contracts` also those to come.',
  },
  elements: {
    source: 'src/elements/index.ts',
    about: 'Button, ActionButton, Link, Picture, RichText, Icon, DisplayTitle, FactList.',
  },
  layout: { source: 'src/layout/index.ts', about: 'Grid, Cell, BlockSection, Stack.' },
  modal: { source: 'src/modal/index.ts', about: 'Modal: a dialog above the page.' },
  theme: {
    source: 'src/theme/index.ts',
    about: "`createBrandTheme`: a brand's stylesheet from its values. Runs in plain Node.",
  },
  i18n: { source: 'src/i18n/index.ts', about: "Type of a language's texts, `interpolate`, `plural`." },
  events: {
    source: 'src/events.ts',
    about: 'Actions of visitors: the DOM event `brand-blocks:event` and the type of its detail.',
  },
  enhance: {
    source: 'src/enhance.ts',
    about: '`enhanceAll(document, selector, enhanceTooltip)`: runs a plain script for a page without React.',
  },
  'block-scripts': {
    source: 'src/block-scripts/index.ts',
    about: 'BlockScripts: the behaviour of every block of an application that has a plain script. Put once in the layout.',
  },
  'enhance-blocks': {
    source: 'src/block-scripts/enhance-blocks.ts',
    about: '`enhanceBlocks(document)`: runs BlockScripts once, for a page without React.',
  },
  'load-on-use': {
    source: 'src/block-scripts/load-on-use.ts',
    about: '`loadOnUse(element, load)`: loads a script with the first use of an element; an event that needs it waits.',
  },
  'enhance-background-video': {
    source: 'src/enhance-background-video.ts',
    about: 'Plain script: plays the film behind a header while it is in view, and its button.',
  },
  'enhance-carousel': {
    source: 'src/elements/carousel/enhance-carousel.ts',
    about: 'Plain script: buttons, keys and dragging of a Carousel; loads Embla once they are used.',
  },
  'enhance-clap-test': {
    source: 'src/blocks/clap-test/enhance-clap-test.ts',
    about: 'Plain script: listens for a clap in a ClapTest, and draws how it fades.',
  },
  'enhance-download-requests': {
    source: 'src/forms/enhance-download-requests.ts',
    about: 'Plain script: asks for locked files in a dialog, and leads to those that are unlocked.',
  },
  'enhance-embedded-form': {
    source: 'src/blocks/embedded-form/enhance-embedded-form.ts',
    about: 'Plain script: shows the form of an EmbeddedForm once it has loaded, as high as the form.',
  },
  'enhance-dealers': {
    source: 'src/pages/dealer-page/enhance-dealers.ts',
    about: 'Plain script: filters the dealers of a DealerPage during input, and requests the location from the browser.',
  },
  'enhance-faq': {
    source: 'src/pages/faq-page/enhance-faq.ts',
    about: 'Plain script: filters the questions of a FaqPage during input.',
  },
  'enhance-consent': {
    source: 'src/navigation/consent-notice/enhance-consent.ts',
    about: 'Plain script: shows a ConsentNotice until there is an answer, and stores it. The types `Consent` and `ConsentStore`.',
  },
  'enhance-finishes': {
    source: 'src/blocks/detail-header/enhance-finishes.ts',
    about: 'Plain script: shows the pictures of a page in another finish of its DetailHeader in place.',
  },
  'enhance-form': {
    source: 'src/forms/enhance-form.ts',
    about: 'Plain script: checks and sends a form without leaving the page, by the functions that it is given.',
  },
  'enhance-navigation': {
    source: 'src/navigation/enhance-navigation.ts',
    about: 'Plain scripts of the navigation: header and menu, progress bar, contact button.',
  },
  'enhance-products': {
    source: 'src/pages/products-page/enhance-products.ts',
    about: 'Plain script: filters, search and further pages of a ProductsPage in place.',
  },
  'enhance-stock-product': {
    source: 'src/pages/stock-product-page/enhance-stock-product.ts',
    about: 'Plain script: thumbnails and quote dialog of a StockProductPage.',
  },
  puck: {
    source: 'src/puck/index.ts',
    about:
      '`puckConfig()`: the configuration of the editor Puck, `@puckeditor/core`, for every block; `fieldNotes`: a plugin that shows help and limits.',
  },
  'roll-calculator': {
    source: 'src/roll-calculator/index.ts',
    about: 'The arithmetic of the roll calculator: walls, limits, strips and rolls, addresses. No React.',
  },
  'unlocked-downloads': {
    source: 'src/forms/unlocked-downloads.ts',
    about: 'The files that a visitor has unlocked, in the browser’s storage with consent. No React.',
  },
  'enhance-copy': {
    source: 'src/pages/product-page/enhance-copy.ts',
    about: 'Plain script: copies the tender text of a product.',
  },
  'enhance-volume': {
    source: 'src/blocks/home-header/enhance-volume.ts',
    about: 'Plain script: the slider of a HomeHeader, and the sound of a hall once it is switched on.',
  },
  'enhance-tooltip': { source: 'src/elements/tooltip/enhance-tooltip.ts', about: 'Plain script: shows and hides a tooltip.' },
}
/** Sentence of REFERENCE.md for each module that is not a block. The sentence of a block comes from its contract. */
export const moduleSentences: Record<string, string> = Object.fromEntries(
  Object.entries({ ...fixed, ...parts }).map(([name, { about }]) => [name, about]),
)

/** Published modules by name, without those of data. */
export const modules: Record<string, string> = {
  ...Object.fromEntries(Object.entries(fixed).map(([name, { source }]) => [name, source])),
  ...Object.fromEntries(themes.map((theme) => [`themes/${theme}`, `src/theme/themes/${theme}/index.ts`])),
  ...Object.fromEntries(Object.entries(parts).map(([name, { folder }]) => [name, `src/${folder}/index.ts`])),
  ...Object.fromEntries(blocks.map(({ entry }) => [entry, `src/blocks/${entry}/index.ts`])),
}

/** Published modules that are written as plain data: the texts of each language, and each contract by itself. */
export const messageModules = Object.fromEntries(
  locales.map((locale) => [`messages/${locale}`, `src/generated/messages/${locale}.ts`]),
)
export const contractModules = Object.fromEntries(
  contracts.map(({ entry, component }) => [`contracts/${entry}`, `src/blocks/${entry}/${component}.contract.ts`]),
)

/** Examples of every block as plain data, and the texts of a language that is not built in. */
export const fixtureModules: Record<string, string> = {
  ...Object.fromEntries(
    blocks.map(({ entry, component }) => [`fixtures/${entry}`, `src/blocks/${entry}/${component}.fixtures.ts`]),
  ),
  'fixtures/messages/ar': 'src/i18n/arabic.fixture.ts',
}

/** Small pictures of the blocks that have one, by what they are published as. */
export const thumbnails: Record<string, string> = Object.fromEntries(
  blocks
    .map(({ entry, component }) => [`thumbnails/${entry}.webp`, `src/blocks/${entry}/${component}.webp`] as const)
    .filter(([, path]) => existsSync(`${root}/${path}`)),
)

const isClient = (path: string) => /^\s*['"]use client['"]/.test(readFileSync(`${root}/${path}`, 'utf8'))

/** Modules that run in the browser only where React Server Components are used; each is published as its own file. */
export const clientModules = Object.fromEntries(
  sources('**/*.tsx')
    .filter((path) => !/\.(stories|test)\.tsx$/.test(path) && isClient(path))
    .map((path) => [`${basename(path, '.tsx')}.client`, path]),
)

/**
 * Stylesheets by name, each with the modules whose styles it holds. The stylesheet of every page leaves out the styles of a part.
 */
const ofParts = new Set(Object.values(parts).flatMap(({ styles }) => styles))
export const base = [
  'src/theme/reset.css.ts',
  ...['elements', 'layout', 'modal'].flatMap((room) => sources(`${room}/**/*.css.ts`).filter((path) => !ofParts.has(path))),
]
export const blockStyles = (entry: string) => sources(`blocks/${entry}/**/*.css.ts`)
