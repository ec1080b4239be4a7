import { describe, expect, it } from 'vitest'
import { createClient } from './client.ts'
import { ApiError } from './errors.ts'

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
    expect(asked).toEqual([
      'https://x.example/api/general?locale=nl',
      'https://x.example/api/pages?locale=en',
      'https://x.example/api/pages?slug=about%2Fa+b%26c&locale=de',
      'https://x.example/api/organization?locale=it',
    ])
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

  it('lets an outage pass through as what it is (ERR-04, OR-72)', async () => {
    const client = createClient(() => Promise.reject(new TypeError('connection refused')))
    await expect(client.pages({ locale: 'en' })).rejects.toThrow(TypeError)
  })
})
