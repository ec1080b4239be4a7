import { componentOf, entryOf, implementedContracts } from '../contracts.ts'

/** Components that are no blocks, by the entry whose stylesheet has their styles. */
export const componentsByEntry: Readonly<Record<string, readonly string[]>> = {
  navigation: ['SiteHeader', 'Footer', 'Breadcrumb', 'Pagination', 'ContactButton', 'LocaleWarning', 'ProgressBar'],
  'consent-notice': ['ConsentNotice'],
  'search-page': ['SearchPage'],
  'error-page': ['ErrorPage', 'NotFound'],
  'article-page': ['ArticleHeader', 'ArticleBody', 'NextArticle', 'ArticleList', 'CategoryFilter'],
  'job-page': ['JobPage'],
  tooltip: ['Tooltip'],
  tabs: ['Tabs'],
  accordion: ['Accordion'],
  carousel: ['Carousel'],
  forms: ['NewsletterForm', 'DownloadRequestForm', 'FormField', 'FormCheck'],
  charts: ['AbsorptionChart', 'DecayChart'],
  'faq-page': ['FaqPage'],
  'compare-page': ['ComparePage'],
  'contact-page': ['OtherQuestions'],
  'dealer-page': ['DealerPage'],
  'guide-page': ['GuidePage'],
  'stock-product-page': ['StockProductPage'],
  'products-page': ['ProductsPage'],
  'product-page': ['ProductBar', 'ProductFigures', 'ProductDownloads', 'ProductColors', 'ProductSpecification'],
  'product-sound': ['ProductSound', 'ProductVoice'],
  'product-grid': ['ProductGrid', 'ProductCard'],
}

const toPart = (component: string) => component.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase()

/** Component and entry by the name of its outermost part. */
const components = new Map([
  ...implementedContracts.map(({ type }) => [entryOf(type), { component: componentOf(type), entry: entryOf(type) }] as const),
  ...Object.entries(componentsByEntry).flatMap(([entry, names]) =>
    names.map((component) => [toPart(component), { component, entry }] as const),
  ),
])
const roots = [...components.keys()].map((part) => `[data-part="${part}"]`).join()
/** Forms are made of the parts of `form`. */
const parts = [...components.keys(), 'form'].flatMap((part) => [`[data-part="${part}"]`, `[data-part^="${part}-"]`]).join()

/** Time for stylesheets to arrive, ms. */
export const stylesDelay = 1000

/** The selectors of all rules of the page. Throws where a stylesheet of another origin cannot be read. */
function selectorsIn(rules: Iterable<CSSRule>): string[] {
  return Array.from(rules).flatMap((rule) => {
    const { selectorText, styleSheet, cssRules } = rule as Partial<CSSStyleRule & CSSImportRule & CSSGroupingRule>
    return [selectorText ?? [], selectorsIn(styleSheet?.cssRules ?? cssRules ?? [])].flat()
  })
}

/** Whether no rule knows most of the classes of a component's own parts; a few have no rule with its styles either. */
function lacksStyles(root: Element, isKnown: (name: string) => boolean) {
  const own = [root, ...root.querySelectorAll(parts)].flatMap(({ classList }) => [...classList])
  return own.length > 0 && own.filter(isKnown).length * 2 < own.length
}

function check(checked: WeakSet<Element>, warned: Set<string>) {
  const found = [...document.querySelectorAll<HTMLElement>(roots)].filter(
    (root) => !checked.has(root) && !root.parentElement?.closest(roots),
  )
  if (!found.length) return
  let styledClasses: Set<string>
  try {
    const selectors = selectorsIn([...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]))
    styledClasses = new Set(selectors.flatMap((selector) => selector.match(/(?<=\.)[\w-]+/g) ?? []))
  } catch {
    return
  }
  for (const root of found) {
    checked.add(root)
    const part = root.dataset['part']!
    if (warned.has(part) || !lacksStyles(root, (name) => styledClasses.has(name))) continue
    warned.add(part)
    const { component, entry } = components.get(part)!
    console.warn(`${component} has no styles on this page: import @brand/blocks/${entry}.css`)
  }
}

/** For development: warns once for each component whose styles the page lacks. Returns a function that ends it. */
export function warnMissingStyles(): () => void {
  const checked = new WeakSet<Element>()
  const warned = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  function soon() {
    clearTimeout(timer)
    timer = setTimeout(check, stylesDelay, checked, warned)
  }
  const observer = new MutationObserver(soon)
  observer.observe(document.body, { childList: true, subtree: true })
  soon()
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
