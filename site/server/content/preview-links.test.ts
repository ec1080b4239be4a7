import { previewedBy } from '@brand/datocms'
import { createApi, embeddedSource } from '@brand/content-api'
import { demoContent } from '@brand/demo-content'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPreviewLinks } from './preview-links.ts'

const secret = 'right'
const api = createApi({ source: embeddedSource(demoContent), previewSecrets: [secret], log: () => {} })
const app = createPreviewLinks({
  api,
  previewed: previewedBy,
  findBaseUrl: () => 'https://www.example.com',
  identifyClient: () => undefined,
})
beforeAll(() => api.ready)
afterAll(() => api.close())

/** Builds the body that the plugin Web Previews sends, as far as it is read. */
const createBody = (model: string, id: string, status: string, locale = 'de') => ({
  item: { id, type: 'item', attributes: {}, meta: { status } },
  itemType: { id: 'x', attributes: { api_key: model } },
  currentUser: {},
  locale,
})
const ask = (body: unknown, key = secret) =>
  app.request('/api/preview-links', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-preview-secret': key, origin: 'https://plugins-cdn.datocms.com' },
  })
const fetchLinks = async (...record: Parameters<typeof createBody>) => {
  const response = await ask(createBody(...record))
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  return ((await response.json()) as { previewLinks: { label: string; url: string }[] }).previewLinks.map(
    ({ label, url }) => `${label} ${url}`,
  )
}

it('leads to the draft, to the published page, or to both, in the language that is edited (PAGE-29)', async () => {
  const published = 'Published https://www.example.com/de/acoustic-solutions/murmel'
  const draft = 'Draft https://www.example.com/de/acoustic-solutions/murmel?preview=right'
  expect(await fetchLinks('family', 'murmel', 'published')).toEqual([published])
  expect(await fetchLinks('family', 'murmel', 'updated')).toEqual([draft, published])
  expect(await fetchLinks('family', 'murmel', 'draft')).toEqual([draft])
  expect(await fetchLinks('page', 'home', 'published', 'en')).toEqual(['Published https://www.example.com/'])
})

it('leads nowhere from a record without a page, or one that it does not know (PAGE-29)', async () => {
  expect(await fetchLinks('faq', 'moths', 'draft')).toEqual([])
  expect(await fetchLinks('family', 'nothing', 'draft')).toEqual([])
  expect(await fetchLinks('newsletter', 'murmel', 'draft')).toEqual([])
  expect(await fetchLinks('family', 'murmel', 'draft', 'ja')).toEqual([])
  expect(await (await ask('nonsense')).json()).toEqual({ previewLinks: [] })
})

it('tells nobody without the secret, whichever site asks (PAGE-29, PAGE-22)', async () => {
  const refused = await ask(createBody('family', 'murmel', 'draft'), 'wrong')
  expect([refused.status, await refused.json()]).toEqual([403, { message: 'Invalid secret', code: 403 }])
  const preflight = await app.request('/api/preview-links', { method: 'OPTIONS', headers: { origin: 'https://a.example' } })
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
    204,
    'content-type,x-preview-secret',
  ])
  expect((await app.request('/api/preview-links')).status).toBe(405)
})
