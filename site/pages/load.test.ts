import { ApiError, type Client } from '@brand/content'
import { afterEach, expect, it, vi } from 'vitest'
import type { PageContextServer } from 'vike/types'
import { failurePolicy } from './failure-policy.ts'
import type { SiteRequest } from '../request/context.ts'
import { loadPage } from './load-page.ts'
import { loadOthers } from './product/others.ts'

const ctPage = {
  id: 'about',
  ctPageSlug: 'about',
  ctPageLink: '/about',
  ctPageMetadata: { meta_title: 'About | Loden' },
  ctPageBody: [],
}
const page = { metadata: ctPage.ctPageMetadata, blocks: [], isNested: false }
const answer = {
  response: { ctPage },
  usedLocale: 'en',
  localizedSlugs: { type: 'page', slugs: { en: 'about', nl: 'over-ons' } },
}
const client = {
  page: vi.fn(async (): Promise<unknown> => answer),
  pageAddress: vi.fn(async (): Promise<unknown> => answer),
  general: vi.fn(async () => ({ menus: [], socials: [] })),
  pages: vi.fn(async (): Promise<unknown> => ['about']),
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

const policy = { ...failurePolicy }
afterEach(() => {
  vi.restoreAllMocks()
  Object.assign(failurePolicy, policy)
})

it('loads a page with its menus; the organization for the home page only (RT-03, OR-13, PAGE-24)', async () => {
  expect(await loadPage(context('/about'), '/about')).toMatchObject({ ...page, contentLocale: 'en', organization: undefined })
  expect(client.page).toHaveBeenCalledWith({ slug: '/about', locale: 'en' })
  expect(client.organization).not.toHaveBeenCalled()
  expect((await loadPage(context('/about'), 'about', true)).organization).toEqual({ metadata: {} })
})

it('redirects the English address of a translated page to its own (OR-06)', async () => {
  expect(await aborted(loadPage(context('/nl/about', 'nl'), '/about'))).toMatchObject({
    _urlRedirect: { url: '/nl/over-ons', statusCode: 301 },
  })
  expect(await loadPage(context('/it/about', 'it'), '/about')).toMatchObject(page)
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
  for (let missing = 0; missing < 4; missing++) client.pageAddress.mockRejectedValueOnce(new ApiError('Page not found', 404))
  const { shell } = await loadPage(context('/about'), '/about')
  expect(shell).toEqual({ general: { menus: [], socials: [] }, contact: '/contact', privacy: '/privacy-policy-en' })
})

it('has the privacy policy at the address of its page in the language of the visitor (RT-25)', async () => {
  const policy = { ...answer, localizedSlugs: { type: 'page', slugs: { en: 'privacy-policy-en', de: 'datenschutz' } } }
  client.pageAddress.mockImplementation(async (...asked: unknown[]) =>
    (asked[0] as { slug: string }).slug === 'privacy-policy-en' ? policy : answer,
  )
  expect((await loadPage(context('/about'), '/about')).shell.privacy).toBe('/privacy-policy-en')
  expect((await loadPage(context('/de/about', 'de'), '/about')).shell.privacy).toBe('/de/datenschutz')
  client.pageAddress.mockImplementation(async () => answer)
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

const failed = (code: number) => Promise.reject(new ApiError('Out of order', code))

it('makes an error page of a failure of the organization, unless a brand has it logged (ERR-05, OR-74)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failing = () => client.organization.mockImplementationOnce(() => failed(503))
  failing()
  expect(await aborted(loadPage(context('/about'), '/about', true))).toMatchObject({
    abortReason: { status: 503, message: 'Error' },
  })
  client.organization.mockRejectedValueOnce(new Error('connect'))
  expect(await aborted(loadPage(context('/about'), '/about', true))).toMatchObject({
    abortReason: { status: 500, message: 'Error' },
  })
  failurePolicy.organization = 'log'
  failing()
  expect(await loadPage(context('/about'), '/about', true)).toMatchObject({ ...page, organization: undefined })
  expect(log.mock.lastCall![0]).toContain('organization, 503')
})

it('has the location that a form is about; its failure is an error page (RT-07, ERR-06, OR-75)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const body = [{ type: 'cb_embedded_form', id: 'form' }]
  const response = { ctPage: { ...ctPage, ctPageBody: body } }
  const locations = vi.fn(async () => [{ id: 'gent', ctLocationName: 'Gent', ctLocationCountry: { name: 'Belgium' } }])
  const asked = () => {
    client.page.mockResolvedValueOnce({ ...answer, response })
    const { request } = context('/about')
    const query = new URLSearchParams('location=gent')
    const all = { ...client, locations } as unknown as Client
    return { request: { ...request, client: all, query, embeddedForms: {} } } as unknown as PageContextServer
  }
  expect((await loadPage(asked(), '/about')).dealer).toMatchObject({ name: 'Gent' })
  locations.mockImplementationOnce(() => failed(502))
  expect(await aborted(loadPage(asked(), '/about'))).toMatchObject({ abortReason: { status: 502, message: 'Error' } })
})

it('knows the office that one wants to visit by its city in any language, and its English name (CONTACT-11)', async () => {
  const body = [{ type: 'cb_embedded_form', id: 'form', cbEmbeddedFormForm: 'visit-us' }]
  const locations = async ({ locale }: { locale: string }) => [
    { id: 'dealer', ctLocationType: 'dealer', ctLocationName: 'Courtrai' },
    {
      id: 'kortrijk',
      ctLocationType: 'office',
      ctLocationName: 'Loden',
      ctLocationCity: locale === 'fr' ? 'Courtrai' : 'Kortrijk',
    },
  ]
  const asked = async (locale: string, city: string) => {
    client.page.mockResolvedValueOnce({ ...answer, response: { ctPage: { ...ctPage, ctPageBody: body } } })
    const { request } = context(locale === 'en' ? '/about' : `/${locale}/about`, locale)
    const query = new URLSearchParams({ shoffice: city })
    const all = { ...client, locations } as unknown as Client
    const active = ['en', 'de', 'fr']
    const loaded = { request: { ...request, client: all, query, active, embeddedForms: {} } } as unknown as PageContextServer
    const { office, about } = await loadPage(loaded, '/about')
    return [office, about?.topics?.['showrooms']]
  }
  const sent = "Kortrijk Sh'Office"
  expect(await asked('fr', 'Courtrai')).toEqual([{ city: 'Courtrai', english: 'Kortrijk' }, sent])
  expect(await asked('de', 'courtrai')).toEqual([{ city: 'Kortrijk', english: 'Kortrijk' }, sent])
  expect(await asked('fr', 'Kortrijk')).toEqual([{ city: 'Courtrai', english: 'Kortrijk' }, sent])
  expect(await asked('fr', 'Nowhere')).toEqual([undefined, "Nowhere Sh'Office"])
})

it('goes on without a list that cannot be loaded, and logs its status (ERR-07)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const request = { client: { familyGrid: () => failed(504) } as unknown as Client, locale: 'en' } as SiteRequest
  expect(await loadOthers(request, 'rib', 'walls')).toEqual([])
  expect(log.mock.lastCall![0]).toContain('lists, 504')
})
