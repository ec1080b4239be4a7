import { apiPaths, errorAnswer, generalAnswer, organizationAnswer, pageAnswer, pageListAnswer } from '@brand/content'
import { describe, expect, it, vi } from 'vitest'
import { isSecret } from './openapi/examples.ts'
import type { OpenApiDocument } from './openapi/document.ts'
import { createApi } from './index.ts'
import { catalogue } from './test/catalogue.ts'
import { start } from './test/start.ts'

const withLocale = (call: string, locale: string) => `${call}${call.includes('?') ? '&' : '?'}locale=${locale}`

/** Required parameters, by call. */
const needed: Partial<Record<string, string>> = {
  [apiPaths.familyGrid]: '?template=all',
  [apiPaths.breadcrumbs]: '?name=page&path=/about&title=About',
}
/** The site answers inquiries itself: they are no content. */
const others = new Set<string>([apiPaths.openapi, apiPaths.docs, apiPaths.inquiries])
const documented = Object.values(apiPaths).filter((path) => !others.has(path))

describe('every call', () => {
  const calls = [...documented.map((path) => path + (needed[path] ?? '')), '/api/pages?slug=about']

  it.each(calls)('%s refuses a locale that is unknown or not active with 400 (DRV-06, LOC-02, ENT-02)', async (call) => {
    const { get } = await start()
    for (const locale of ['xx', 'de', '', 'EN', '__proto__', 'en&locale=nl']) {
      const { status, body } = await get(withLocale(call, locale))
      expect([locale, status, errorAnswer.safeParse(body).success]).toEqual([locale, 400, true])
    }
    expect((await get(call)).body).toEqual((await get(withLocale(call, 'en'))).body)
  })

  it.each([...calls, apiPaths.openapi, apiPaths.docs])(
    '%s refuses other methods with 405 and names those it knows (DRV-06, RELIABILITY 16)',
    async (call) => {
      const { get } = await start()
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
        const { status, headers, body } = await get(call, { method })
        expect([status, headers.get('allow'), body]).toEqual([405, 'GET, HEAD', { message: 'Method not allowed', code: 405 }])
      }
    },
  )

  it.each([...calls, apiPaths.openapi])(
    '%s has an ETag, may be kept and asked again, and answers HEAD (RELIABILITY 7)',
    async (call) => {
      const { get, searchable } = await start()
      // Its examples are those of the search.
      if (call === apiPaths.openapi) await searchable()
      const { status, headers } = await get(call)
      const etag = headers.get('etag')!
      expect([status, headers.get('content-type')?.split(';')[0], etag]).toEqual([
        200,
        'application/json',
        expect.stringMatching(/^"[\w-]+"$/),
      ])
      const again = await get(call, { headers: { 'If-None-Match': `"x", W/${etag}` } })
      expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, undefined, etag])
      const head = await get(call, { method: 'HEAD' })
      expect([head.status, head.body, head.headers.get('etag')]).toEqual([200, undefined, etag])
      expect((await get(call, { headers: { 'If-None-Match': '"x"' } })).status).toBe(200)
    },
  )

  it.each([
    ['/api/general', generalAnswer],
    ['/api/pages', pageListAnswer],
    ['/api/pages?slug=about', pageAnswer],
    ['/api/organization', organizationAnswer],
  ] as const)('%s is of the shape that it is documented with (API-01)', async (call, schema) => {
    const { get } = await start()
    const { headers, body } = await get(call)
    expect(schema.safeParse(body).error).toBeUndefined()
    expect(headers.get('cache-control')).toBe('public, no-cache, stale-if-error=86400')
  })
})

/** The documented parameters of each call. */
async function questions() {
  const { get, searchable } = await start({ content: catalogue })
  await searchable()
  const { body } = await get(apiPaths.openapi)
  const { paths } = body as OpenApiDocument
  const asked = Object.entries(paths).map(([path, { get }]) => ({
    path,
    names: get!.parameters!.map(({ name }) => name),
    query: get!.parameters!.filter(({ name }) => !isSecret(name)).map(({ name, example }) => [name, example!]),
  }))
  return { get, asked }
}

describe('unusual parameters', () => {
  it('that are given twice are answered 400, with the name of the parameter (ENT-02, RELIABILITY 16)', async () => {
    const { get, asked } = await questions()
    for (const { path, names, query } of asked)
      for (const name of names) {
        const rest = query.filter(([other]) => other !== name)
        const { status, body } = await get(`${path}?${new URLSearchParams([...rest, [name, 'a'], [name, 'b']])}`)
        expect([path, status, errorAnswer.parse(body).message]).toEqual([path, 400, expect.stringMatching(`^${name}: `)])
      }
  }, 40_000)

  it('that are no slug are answered 404 (DRV-06, RELIABILITY 10)', async () => {
    const { get, asked } = await questions()
    const withSlug = asked.filter(({ names }) => names.includes('slug'))
    expect(withSlug).toHaveLength(11)
    for (const { path } of withSlug)
      for (const slug of ['nope', '__proto__', '../x', 'x'.repeat(10_000), '%00', '<script>', 'a b', '%F0%9F%9B%8B']) {
        const { status, body } = await get(`${path}?slug=${slug}&locale=nl`)
        expect([path, slug, status, errorAnswer.parse(body).message]).toEqual([
          path,
          slug,
          404,
          expect.stringMatching(/ not found$/),
        ])
      }
  }, 40_000)

  it('that the API does not know, as advertisements add, are ignored (API-01)', async () => {
    const { get, asked } = await questions()
    for (const { path, query } of asked) {
      const baseQuery = new URLSearchParams(query).toString()
      const { status, body } = await get(`${path}?${baseQuery}&utm_source=x&__proto__=1&constructor[a]=1`)
      expect([path, status, body]).toEqual([path, 200, (await get(`${path}?${baseQuery}`)).body])
    }
  }, 40_000)
})

describe('errors', () => {
  it('are never cached and do not reveal their cause (ENT-02, RELIABILITY 17)', async () => {
    const { api, get, lines } = await start()
    vi.spyOn(api.snapshot(), 'find').mockImplementation(() => {
      throw new Error('secret at /srv/secret.ts')
    })
    const { status, headers, body } = await get('/api/pages?slug=about')
    expect([status, headers.get('cache-control'), body]).toEqual([500, 'no-store', { message: 'Error', code: 500 }])
    expect(lines.at(-1)).toContain('secret at /srv/secret.ts')
  })

  it('are 404 for an unknown call and for any unusual slug (DRV-06, RELIABILITY 10)', async () => {
    const { get } = await start()
    expect((await get('/api/nothing')).body).toEqual({ message: 'Not found', code: 404 })
    for (const slug of [
      '../etc/passwd',
      '<script>alert(1)</script>',
      '%00',
      '__proto__',
      'constructor',
      'x'.repeat(10_000),
      '/'.repeat(10_000),
      '%E0%A4%A',
    ])
      expect((await get(`/api/pages?slug=${slug}`)).body).toEqual({ message: 'Page not found', code: 404 })
  })

  it('are 503 with Retry-After while there is no content yet (RELIABILITY 6)', async () => {
    const api = createApi({ source: { load: () => new Promise(() => {}), watch: () => () => {} } })
    const response = await api.app.request('/api/pages')
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
      503,
      '2',
      { message: 'The content is not loaded yet', code: 503 },
    ])
    expect(() => api.snapshot()).toThrow('The content is not loaded yet')
  })
})

describe('/api/openapi.json', () => {
  it('documents every call with every answer it has, from the schemas that make them (API-01)', async () => {
    const { get } = await start()
    const { body } = await get(apiPaths.openapi)
    const { openapi, paths, components } = body as {
      openapi: string
      paths: Record<string, { get: { parameters: { name: string; schema: object }[]; responses: Record<string, object> } }>
      components: { schemas: Record<string, { properties?: object }> }
    }
    expect(openapi).toBe('3.1.0')
    expect(Object.keys(paths).toSorted()).toEqual(documented.toSorted())
    expect(Object.keys(paths['/api/pages']!.get.responses)).toEqual(['200', '304', '400', '404', '405', '429', '500', '503'])
    expect(Object.keys(paths['/api/general']!.get.responses)).toEqual(['200', '304', '400', '405', '429', '500', '503'])
    expect(paths['/api/pages']!.get.parameters.map(({ name }) => name)).toEqual([
      'slug',
      'path',
      'only',
      'locale',
      'preview',
      'token',
    ])
    expect(JSON.stringify(paths['/api/general']!.get.parameters)).toContain('["en","nl","it"]')
    expect(components.schemas['Quote']?.properties).toHaveProperty('cbQuoteText')
    expect(JSON.stringify(components.schemas['Error'])).toContain('503')
    const refs = [...JSON.stringify(body).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name!)
    expect(refs.filter((name) => !(name in components.schemas))).toEqual([])
  })
})
