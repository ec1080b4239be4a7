import type { Crumb } from '@brand/blocks/navigation'
import {
  ApiError,
  defaultLocale,
  localizedPath,
  type Locale,
  type LocalizedSlugs,
  type Organization,
  type PageAnswer,
} from '@brand/content'
import { redirect, render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { loadShell, type Shell } from '../chrome/shell.ts'
import type { Dealer } from '../forms/forms.ts'
import { withOwnForm, type About } from '../forms/own-form.ts'
import { failurePolicy } from './failure-policy.ts'
import type { SiteRequest } from '../request/context.ts'
import type { Reason } from './errors.ts'
import { nameOf } from '../i18n/titles.ts'

/** An answer of the API for a single record. */
interface Answer {
  usedLocale: Locale
  localizedSlugs: LocalizedSlugs
}

/** What the page of any record has beside the record. */
export interface ItemData extends Answer {
  shell: Shell
  /** From the home page to this one (BC-01). */
  trail?: readonly Crumb[] | undefined
}

/** The data of a page of the content. */
export interface PageData extends ItemData {
  page: PageAnswer['response']['ctPage']
  /** Only for the home page (RT-03). */
  organization?: Organization | undefined
  /** Whom to write to or call where a form of the page is not there (CONTACT-05). */
  reach?: Organization | undefined
  /** The dealer that one writes to (DEALER-13). */
  dealer?: Dealer | undefined
  /** What our own form is about, where it stands in for one without an address. */
  about?: About | undefined
  /** English slugs of all pages, for a page with files, which some pages show (DL-11). */
  pages?: readonly string[] | undefined
}

export const isTyped = (error: unknown): error is Error & { code: number } =>
  error instanceof Error && 'code' in error && typeof error.code === 'number'

/** Runs calls of the API; a typed error becomes an error page with its status, anything else one with 500 (ERR-01 to ERR-04, OR-72). */
export async function orErrorPage<T>(calls: Promise<T>): Promise<T> {
  try {
    return await calls
  } catch (error) {
    if (isTyped(error) && error.code === 404) throw render(404, { status: 404, message: error.message } satisfies Reason)
    // 503: there is no content yet, which the API has logged.
    if (!isTyped(error) || error.code === 500) console.error('A page could not be loaded:', error)
    const reason: Reason = isTyped(error) ? { status: error.code, message: error.message } : { status: 500, message: 'Error' }
    throw render(500, reason)
  }
}

/**
 * Loads data beside a page's own record. Where that fails, the policy of their area decides: it rejects with 'Error' and the status of
 * the cause, 500 where it has none, or gives what stands in for the data (ERR-05 to ERR-07, OR-74, OR-75).
 */
export async function byPolicy<T, Without>(
  area: keyof typeof failurePolicy,
  asked: Promise<T>,
  without: Without,
): Promise<T | Without> {
  try {
    return await asked
  } catch (error) {
    const status = isTyped(error) ? error.code : 500
    console.error(`Data of a page could not be loaded (${area}, ${status}):`, error)
    if (failurePolicy[area] === 'error-page') throw new ApiError('Error', status)
    return without
  }
}

/** The trail of a record's page, from the API; `undefined` when it cannot be loaded. */
async function loadTrail(
  { client, locale, path }: SiteRequest,
  { usedLocale, localizedSlugs: { type } }: Answer,
  title: string | undefined,
): Promise<readonly Crumb[] | undefined> {
  if (!title) return undefined
  const trail = await byPolicy('trail', client.breadcrumbs({ name: type, path, title, locale }), undefined)
  const lang = usedLocale === locale ? undefined : usedLocale
  return trail?.map(({ label, url }, i) => ({ label, href: url, ...(i === trail.length - 1 && { lang }) }))
}

/** Completes the answer for a record with what its page needs. `titleOf` names it in its trail; without a title it has none. */
export async function loadItem<Item extends Answer>(
  request: SiteRequest,
  asked: Promise<Item>,
  titleOf: (answer: Item) => string | undefined,
): Promise<Item & ItemData> {
  const [answer, shell] = await orErrorPage(Promise.all([asked, loadShell(request)]))
  // The English address of a translated record redirects to the address of the translation (OR-06).
  const address = localizedPath(answer.localizedSlugs, request.locale)
  if (address !== request.path) throw redirect(address, 301)
  return { ...answer, shell, trail: await orErrorPage(loadTrail(request, answer, titleOf(answer))) }
}

/** The name of a page below the first level: others have no trail. */
const nestedName = ({ response: { ctPage } }: PageAnswer) =>
  ctPage.ctPageLink!.lastIndexOf('/') > 0 ? nameOf(ctPage.ctPageMetadata.meta_title) : undefined

/** Loads a page by its path below the locale prefix. */
export async function loadPage({ request }: PageContextServer, slug: string, isHome = false): Promise<PageData> {
  const { client, locale, query } = request
  const { response, ...item } = await loadItem(request, client.page({ slug, locale }), nestedName)
  const { ctPage } = response
  const has = (block: string) => ctPage.ctPageBody.some(({ type }) => type === block)
  const hasForm = has('cb_embedded_form')
  const location = hasForm && query.get('location')
  const [organization, pages, locations] = await orErrorPage(
    Promise.all([
      isHome || hasForm ? byPolicy('organization', client.organization({ locale }), undefined) : undefined,
      has('cb_download_list') ? byPolicy('lists', client.pages({ locale: defaultLocale }), undefined) : undefined,
      location ? byPolicy('locations', client.locations({ locale }), undefined) : undefined,
    ]),
  )
  const { usedLocale } = item
  const dealer = locations?.find(({ id }) => id === location)
  const { body, about } = withOwnForm(ctPage.ctPageBody, { ...request, usedLocale, organization, dealer })
  const page = { ...ctPage, ctPageBody: body }
  return {
    ...item,
    page,
    dealer,
    about,
    pages,
    organization: isHome ? organization : undefined,
    reach: hasForm ? organization : undefined,
  }
}
