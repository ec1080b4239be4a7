import { describe, expect, it } from 'vitest'
import { createClient } from './client.ts'
import { ApiError } from './errors.ts'
import { apiPaths } from './paths.ts'

const answering = (body: BodyInit, status = 200) => createClient(() => new Response(body, { status }))

describe('the client', () => {
  it('asks the API by locale and slug (API-01, PAGE-24)', async () => {
    const asked: string[] = []
    const client = createClient((address) => {
      asked.push(address)
      return Response.json([])
    }, 'https://x.example')
    await client.general({ locale: 'nl' })
    await client.pages({ locale: 'en' })
    await client.page({ slug: 'about/a b&c', locale: 'de' })
    await client.organization({ locale: 'it' })
    await client.family({ slug: 'x', locale: 'nl', preview: 'secret' })
    await client.nearestLocations({ latitude: 50.5, longitude: -4, locale: 'en' })
    await client.search({ keyword: 'é&', locale: 'fr' })
    await client.searchFamilies({ keyword: 'lamp' })
    await client.redirects({})
    expect(asked).toEqual([
      'https://x.example/api/general?locale=nl',
      'https://x.example/api/pages?locale=en',
      'https://x.example/api/pages?slug=about%2Fa+b%26c&locale=de',
      'https://x.example/api/organization?locale=it',
      'https://x.example/api/families?slug=x&locale=nl&preview=secret',
      'https://x.example/api/locations?latitude=50.5&longitude=-4&locale=en',
      'https://x.example/api/search?keyword=%C3%A9%26&locale=fr',
      'https://x.example/api/search-families?keyword=lamp&locale=en',
      'https://x.example/api/redirects?',
    ])
  })

  it('has a call for each address of the API (API-02 to API-32)', async () => {
    const asked = new Set<string>()
    const client = createClient((address) => {
      asked.add(address.split('?')[0]!)
      return Response.json([])
    })
    for (const call of Object.values(client)) await (call as (ask: object) => Promise<unknown>)({ locale: 'en' })
    const others = new Set<string>([apiPaths.openapi, apiPaths.docs, apiPaths.inquiries])
    expect([...asked].toSorted()).toEqual(
      Object.values(apiPaths)
        .filter((path) => !others.has(path))
        .toSorted(),
    )
  })

  it('throws a typed error with status, code and message (ENT-02, ERR-01, ERR-03)', async () => {
    const asked = answering(JSON.stringify({ message: 'Page not found', code: 404 }), 404).page({ slug: 'x', locale: 'en' })
    await expect(asked).rejects.toThrow(ApiError)
    await expect(asked).rejects.toMatchObject({ message: 'Page not found', status: 404, code: 404 })
  })

  it('keeps the status of an error that is not the API’s own (ERR-03)', async () => {
    const asked = answering('<h1>Bad gateway</h1>', 502).general({ locale: 'en' })
    await expect(asked).rejects.toMatchObject({ message: 'Error', status: 502, code: 502 })
  })

  it('passes an outage through unchanged (ERR-04, OR-72)', async () => {
    const client = createClient(() => Promise.reject(new TypeError('connection refused')))
    await expect(client.pages({ locale: 'en' })).rejects.toThrow(TypeError)
  })
})
