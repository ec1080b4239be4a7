import { localizedPath, type General, type Organization, type PageAnswer } from '@brand/content'
import { redirect, render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import type { Reason } from './errors.ts'

/** What a page is made of. */
export interface PageData extends Omit<PageAnswer, 'response'> {
  page: PageAnswer['response']['ctPage']
  general: General
  /** Only for the home page (RT-03). */
  organization?: Organization
}

const isTyped = (error: unknown): error is Error & { code: number } =>
  error instanceof Error && 'code' in error && typeof error.code === 'number'

/** Runs calls of the API; a typed error becomes an error page with its status, anything else one with 500 (ERR-01 to ERR-04, OR-72). */
async function orErrorPage<T>(calls: Promise<T>): Promise<T> {
  try {
    return await calls
  } catch (error) {
    if (isTyped(error) && error.code === 404) throw render(404, { status: 404, message: error.message } satisfies Reason)
    if (!isTyped(error) || error.code >= 500) console.error('A page could not be loaded:', error)
    const reason: Reason = isTyped(error) ? { status: error.code, message: error.message } : { status: 500, message: 'Error' }
    throw render(500, reason)
  }
}

/** Loads a page by its path below the locale prefix. */
export async function loadPage({ site }: PageContextServer, slug: string, isHome = false): Promise<PageData> {
  const { client, locale, path } = site
  const [answer, general, organization] = await orErrorPage(
    Promise.all([
      client.page({ slug, locale }),
      client.general({ locale }),
      isHome ? client.organization({ locale }) : undefined,
    ]),
  )
  const { response, usedLocale, localizedSlugs } = answer
  // The English address of a page that has a translation means the translation (OR-06), which has an address of its own.
  const address = localizedPath(localizedSlugs, locale)
  if (address !== path) throw redirect(address, 301)
  return { page: response.ctPage, usedLocale, localizedSlugs, general, organization }
}
