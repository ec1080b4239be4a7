import type { Crumb } from '@brand/blocks/navigation'
import { localizedPath, type Organization, type PageAnswer } from '@brand/content'
import { redirect, render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { loadShell, type Shell } from '../chrome/shell.ts'
import type { SiteRequest } from './context.ts'
import type { Reason } from './errors.ts'
import { nameOf } from './titles.ts'

/** The data of a page. */
export interface PageData extends Omit<PageAnswer, 'response'> {
  page: PageAnswer['response']['ctPage']
  shell: Shell
  /** Only for the home page (RT-03). */
  organization?: Organization
  /** From the home page to this one, when it is below the first level (BC-01). */
  trail?: readonly Crumb[]
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

/** The trail of a page below the first level, from the API; `undefined` when it cannot be loaded. */
async function loadTrail(
  { client, locale, path }: SiteRequest,
  { response: { ctPage }, usedLocale }: PageAnswer,
): Promise<readonly Crumb[] | undefined> {
  const title = nameOf(ctPage.ctPageMetadata.meta_title)
  const isNested = ctPage.ctPageLink!.lastIndexOf('/') > 0
  if (!isNested || !title) return undefined
  try {
    const trail = await client.breadcrumbs({ name: 'page', path, title, locale })
    const lang = usedLocale === locale ? undefined : usedLocale
    return trail.map(({ label, url }, i) => ({ label, href: url, ...(i === trail.length - 1 && { lang }) }))
  } catch (error) {
    console.error('A trail could not be loaded:', error)
    return undefined
  }
}

/** Loads a page by its path below the locale prefix. */
export async function loadPage({ request }: PageContextServer, slug: string, isHome = false): Promise<PageData> {
  const { client, locale, path } = request
  const [answer, shell, organization] = await orErrorPage(
    Promise.all([client.page({ slug, locale }), loadShell(request), isHome ? client.organization({ locale }) : undefined]),
  )
  const { response, usedLocale, localizedSlugs } = answer
  // The English address of a translated page redirects to the address of the translation (OR-06).
  const address = localizedPath(localizedSlugs, locale)
  if (address !== path) throw redirect(address, 301)
  const trail = await loadTrail(request, answer)
  return { page: response.ctPage, usedLocale, localizedSlugs, shell, organization, trail }
}
