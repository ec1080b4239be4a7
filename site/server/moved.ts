import { pageSlugs, pathPrefix, routes, type PageRecord } from '@brand/content'
import type { Redirect } from '@brand/host'

/** The path above the pages of a kind of record, where there is none. */
const toListPath = (type: PageRecord) => pathPrefix(type).replace(/\/$/, '')

const moved = {
  [`/contact/${pageSlugs.offices}`]: `/${pageSlugs.offices}`,
  [toListPath('category')]: routes.inspiration.path,
  [toListPath('typology')]: routes.products.path,
  [toListPath('issue')]: routes.products.path,
  [toListPath('ready2go')]: routes['ready2go-list'].path,
}

/**
 * Redirects of the site itself, in all languages; those of the content win.
 * @requirement OR-14, RT-28
 */
export const ownRedirects = Object.entries(moved).map(([from, to]): Redirect => ({ from, to, is_permanent: true }))
