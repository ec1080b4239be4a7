import { comparedKey, compareSlug } from './compare.ts'
import { finishKey, productKeys, productsSlug } from './products.ts'
import { sentForm } from './sent-form.ts'
import { searchPath } from './search.ts'

/** Path of the page of questions, below the locale prefix (RT-19). */
export const faqPath = '/faq'

/** Where the acoustic guides are; a room is tried out in one of them (GUIDE-06). */
const guidePath = '/noise-reduction/'

/** The page with a form to which the cards of dealers lead (DEALER-13), below the locale prefix. */
export const dealerContactPath = '/contact/general-request'

/** Pages with a form that gets something of their query (CONTACT-09 to CONTACT-13, DEALER-13), and the keys. */
const formKeys = new Map([
  ['/contact/quote-price-lead', ['typology', 'product', 'finish', 'quantity', 'amount', 'ready2go']],
  ['/contact/apply-now', ['position']],
  [dealerContactPath, ['location']],
  ['/visit-us', ['shoffice']],
])

/** Keys and values of a query that a page hands on to its blocks: few and short, since they become props of an island. */
export const shortQuery = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...query].filter(([key, value]) => key.length <= 16 && value.length <= 40).slice(0, 12))

/** Lists of products: their root, and those of a typology or an issue. */
const products = new RegExp(`^/${productsSlug}(?:/(?:types|issues)/[^/]+)?$`)

/** Families; pages with a fixed address beside them do no harm. */
const family = new RegExp(`^/${productsSlug}/[^/]+$`)

/** Path of the page of dealers, below the locale prefix (RT-20). */
export const dealersPath = '/agents-reps'

/**
 * Whether the page at a path, below the locale prefix, answers the query. Every other page ignores it, and is
 * cached. `wall` is what the roll calculator sends to the page that it stands on, which may be any.
 */
export const readsQuery = (path: string, query: URLSearchParams): boolean =>
  path === searchPath ||
  sentForm(query) !== undefined ||
  (path === faqPath && query.has('q')) ||
  (path.startsWith(guidePath) && query.has('length')) ||
  (products.test(path) && productKeys.some((key) => query.has(key))) ||
  (family.test(path) && query.has(finishKey)) ||
  (path === `/${compareSlug}` && query.has(comparedKey)) ||
  !!formKeys.get(path)?.some((key) => query.has(key)) ||
  (path === dealersPath && ['q', 'near', 'latitude'].some((key) => query.has(key))) ||
  query.has('wall')
