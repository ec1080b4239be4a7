import { ApiError, type Client } from '@brand/content'
import { afterEach, expect, it, vi } from 'vitest'
import type { PageContextServer } from 'vike/types'
import { loadPage } from './load.ts'

const ctPage = {
  id: 'about',
  ctPageSlug: 'about',
  ctPageLink: '/about',
  ctPageMetadata: { meta_title: 'About | Loden' },
  ctPageBody: [],
}
const answer = {
  response: { ctPage },
  usedLocale: 'en',
  localizedSlugs: { type: 'page', slugs: { en: 'about', nl: 'over-ons' } },
}
const client = {
  page: vi.fn(async (): Promise<unknown> => answer),
  general: vi.fn(async () => ({ menus: [], socials: [] })),
  organization: vi.fn(async () => ({ metadata: {} })),
  breadcrumbs: vi.fn(async () => [
    { id: 'home', index: 0, label: 'Home', url: '/nl' },
    { id: 'page', index: 1, label: 'Workshop', url: '/nl/about/workshop' },
  ]),
}
const context = (path: string, locale = 'en') =>
  ({ request: { client: client as unknown as Client, locale, path } }) as unknown as PageContextServer

/** Vike's own record of what was thrown. */
const aborted = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: Record<string, unknown>) => error['_pageContextAbort'],
  )

afterEach(() => void vi.restoreAllMocks())

it('loads a page with its menus; the organization for the home page only (RT-03, OR-13, PAGE-24)', async () => {
  expect(await loadPage(context('/about'), '/about')).toMatchObject({ page: ctPage, usedLocale: 'en', organization: undefined })
  expect(client.page).toHaveBeenCalledWith({ slug: '/about', locale: 'en' })
  expect(client.organization).not.toHaveBeenCalled()
  expect((await loadPage(context('/about'), 'about', true)).organization).toEqual({ metadata: {} })
})

it('redirects the English address of a translated page to its own (OR-06)', async () => {
  expect(await aborted(loadPage(context('/nl/about', 'nl'), '/about'))).toMatchObject({
    _urlRedirect: { url: '/nl/over-ons', statusCode: 301 },
  })
  expect(await loadPage(context('/it/about', 'it'), '/about')).toMatchObject({ page: ctPage })
})

it('loads the trail of a page below the first level, with the language of its name (BC-01, BC-08)', async () => {
  const workshop = { ...ctPage, ctPageLink: '/about/workshop', ctPageMetadata: { meta_title: 'Workshop | Loden' } }
  client.page.mockResolvedValueOnce({
    response: { ctPage: workshop },
    usedLocale: 'en',
    localizedSlugs: { type: 'page', slugs: { en: 'about/workshop' } },
  })
  expect((await loadPage(context('/nl/about/workshop', 'nl'), '/about/workshop')).trail).toEqual([
    { label: 'Home', href: '/nl' },
    { label: 'Workshop', href: '/nl/about/workshop', lang: 'en' },
  ])
  expect(client.breadcrumbs).toHaveBeenCalledWith({ name: 'page', path: '/nl/about/workshop', title: 'Workshop', locale: 'nl' })
  expect((await loadPage(context('/about'), '/about')).trail).toBeUndefined()
})

it('knows the addresses of the pages of the shell, and leaves out missing ones (FTR-07, RT-25)', async () => {
  client.page.mockResolvedValueOnce(answer).mockRejectedValueOnce(new ApiError('Page not found', 404))
  for (let missing = 0; missing < 2; missing++) client.page.mockRejectedValueOnce(new ApiError('Page not found', 404))
  const { shell } = await loadPage(context('/about'), '/about')
  expect(shell).toEqual({ general: { menus: [], socials: [] }, contact: '/contact', privacy: '/privacy-policy-en' })
})

it('turns an error of the API into an error page with its status and message (ERR-01, ERR-03)', async () => {
  client.page.mockRejectedValueOnce(new ApiError('Page not found', 404))
  expect(await aborted(loadPage(context('/none'), '/none'))).toMatchObject({
    abortStatusCode: 404,
    abortReason: { status: 404, message: 'Page not found' },
  })
  client.page.mockRejectedValueOnce(new ApiError('Too many', 429))
  expect(await aborted(loadPage(context('/none'), '/none'))).toMatchObject({ abortReason: { status: 429, message: 'Too many' } })
})

it('turns anything else into 500 Error, never into a missing page (ERR-02, ERR-04, OR-72)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  client.general.mockRejectedValueOnce(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
  expect(await aborted(loadPage(context('/about'), '/about'))).toMatchObject({
    abortStatusCode: 500,
    abortReason: { status: 500, message: 'Error' },
  })
  expect(log).toHaveBeenCalledTimes(1)
})
