import { locales, localizedPath, type Client } from '@brand/content'
import { createApi, embeddedSource } from '@brand/content-api'
import { routeAt, routes, type RouteName } from '@brand/content/routes'
import { demoContent } from '@brand/demo-content'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { brand } from '../brand/brand.ts'
import { publishedIn } from '../cms/published.ts'
import { inProcess } from '../request/in-process.ts'
import { requestPath } from '../routes/download-request.ts'
import { searchAddress } from '../routes/search.ts'
import type { View } from './view.ts'

const locale = 'nl'
const baseUrl = 'https://brand.example'
const api = createApi({ source: embeddedSource(demoContent) })
const client: Client = inProcess(api)
/** A page of each kind. */
const paths = new Map<RouteName, string>()
const below = (path: string) => path.slice(`/${locale}`.length) || '/'

beforeAll(async () => {
  await api.ready
  const lockedFile = (await client.downloads({ locale }))
    .flatMap(({ _allReferencingCtDownloads: files }) => files)
    .find(({ ctDownloadLocked }) => ctDownloadLocked)!
  const published = await publishedIn(locale, { client, active: locales })
  const all = [...published.map((item) => localizedPath(item, locale)), searchAddress(locale), requestPath(lockedFile.id, locale)]
  for (const path of all.toReversed()) paths.set(routeAt(below(path)).name, path)
})
afterAll(() => api.close())

/** Loads the data of a page and, from these, its view, as Vike does. */
async function viewAt(path: string): Promise<View> {
  const urlPathname = below(path)
  const { name } = routeAt(urlPathname)
  const { data } = (await import(`./${name}/+data.ts`)) as { data: (context: object) => Promise<object> }
  const { default: view } = (await import(`./${name}/+view.ts`)) as { default: (context: object) => View }
  const slug = decodeURIComponent(path.split('/').at(-1)!)
  const request = {
    client,
    locale,
    path,
    query: new URLSearchParams(),
    active: locales,
    baseUrl,
    production: true,
    embeddedForms: {},
  }
  const context = { request, urlPathname, routeParams: { slug, fileId: slug } }
  return view({ ...context, data: await data(context) })
}

it.each(Object.keys(routes) as RouteName[])(
  'a page of the kind %s has title, description and address of what it loads (SEO-01, DRV-05)',
  async (name) => {
    const path = paths.get(name)!
    const { status, contentLocale, head } = await viewAt(path)
    // A search is in no search engine.
    expect([status, contentLocale, head.canonical]).toEqual([200, locale, name === 'search' ? undefined : baseUrl + path])
    expect([head.title, head.description]).toEqual([expect.stringMatching(`^.+ \\| ${brand.name}$`), expect.stringMatching(/./)])
  },
)

const ofOne = Object.entries(routes).filter(([, { path }]) => path.includes('@'))
it.each(ofOne)('a page of the kind %s is missing where nothing has its slug (ERR-03)', async (_, { path }) => {
  const failed: unknown = await viewAt(`/${locale}${path.replace(/@\w+/, 'no-such')}`).catch((error: unknown) => error)
  expect(failed).toMatchObject({ _pageContextAbort: { abortStatusCode: 404 } })
})
