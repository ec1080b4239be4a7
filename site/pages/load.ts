import type { Crumb } from '@brand/blocks/navigation'
import { ApiError, localizedPath, type Locale, type LocalizedSlugs } from '@brand/content'
import { redirect, render } from 'vike/abort'
import { loadShell, type Shell } from '../chrome/shell.ts'
import type { Languages } from '../cms/languages.ts'
import type { SiteRequest } from '../request/context.ts'
import type { Reason } from './errors.ts'
import { failurePolicy } from './failure-policy.ts'

/** An answer of the API for a single record. */
interface Answer {
  usedLocale: Locale
  partlyEnglish?: true | undefined
  localizedSlugs: LocalizedSlugs
}

/** Data of any record's page, beside the record. */
export interface ItemData {
  /**
   * The language of the content shown; English where there is no translation.
   * @requirement LOC-30
   */
  contentLocale: Locale
  /**
   * Parts of the content shown are in English.
   * @requirement LOC-36
   */
  partlyEnglish?: true | undefined
  localizedSlugs: LocalizedSlugs
  shell: Shell
  /**
   * From the home page to this one.
   * @requirement BC-01
   */
  trail?: readonly Crumb[] | undefined
}

export const isTyped = (error: unknown): error is Error & { code: number } =>
  error instanceof Error && 'code' in error && typeof error.code === 'number'

/**
 * Returns the items of a list; throws 404 for an empty one.
 * @requirement RT-40
 */
export function orNotFound<Item>(items: readonly Item[]): readonly Item[] {
  if (!items.length) throw new ApiError('Not found', 404)
  return items
}

/**
 * Runs calls of the API; a typed error becomes an error page with its status, anything else one with 500.
 * @requirement ERR-01 to ERR-04, OR-72
 */
export async function errorPageOnFailure<T>(calls: Promise<T>): Promise<T> {
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
 * Loads data beside a page's own record. Where that fails, the policy of their area decides. It rejects with 'Error' and the
 * status of the cause, 500 where it has none, or resolves with the fallback.
 * @requirement ERR-05 to ERR-07, OR-74, OR-75
 */
export async function withFailurePolicy<T, Fallback>(
  area: keyof typeof failurePolicy,
  asked: Promise<T>,
  fallback: Fallback,
): Promise<T | Fallback> {
  try {
    return await asked
  } catch (error) {
    const status = isTyped(error) ? error.code : 500
    console.error(`Data of a page could not be loaded (${area}, ${status}):`, error)
    if (failurePolicy[area] === 'error-page') throw new ApiError('Error', status)
    return fallback
  }
}

/** The trail of a record's page, from the API; `undefined` when it cannot be loaded. */
async function loadTrail(
  { client, locale, path }: SiteRequest,
  { usedLocale, localizedSlugs: { type } }: Answer,
  title: string | undefined,
): Promise<readonly Crumb[] | undefined> {
  if (!title) return undefined
  const trail = await withFailurePolicy('trail', client.breadcrumbs({ name: type, path, title, locale }), undefined)
  const lang = usedLocale === locale ? undefined : usedLocale
  return trail?.map(({ label, url }, i) => ({ label, href: url, ...(i === trail.length - 1 && { lang }) }))
}

/**
 * Loads an answer for a record, reads it into the data of its page, and completes these with what every page needs. `titleOf` names the
 * page in its trail; without a title it has none.
 */
export async function loadItem<Found extends Answer, Data extends object>(
  request: SiteRequest,
  asked: Promise<Found>,
  read: (found: Found, languages: Languages) => Data,
  readTitle: (data: Data) => string | undefined,
): Promise<Data & ItemData> {
  const [found, shell] = await errorPageOnFailure(Promise.all([asked, loadShell(request)]))
  const { usedLocale: contentLocale, partlyEnglish, localizedSlugs } = found
  // The English address of a translated record redirects to the address of the translation. @requirement OR-06
  const address = localizedPath(localizedSlugs, request.locale)
  if (address !== request.path) throw redirect(address, 301)
  const data = read(found, { locale: request.locale, contentLocale })
  const trail = await errorPageOnFailure(loadTrail(request, found, readTitle(data)))
  return { ...data, contentLocale, partlyEnglish, localizedSlugs, shell, trail }
}
