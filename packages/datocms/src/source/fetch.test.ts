import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { locales } from '@brand/content'
import { parse, validate } from 'graphql'
import { describe, expect, it, onTestFinished } from 'vitest'
import { recordModels } from '../models/index.ts'
import { standInSchema } from '../../stand-in/schema.ts'
import { createChanges } from './changes.ts'
import { createCdaClient, TooComplexError, type CdaClient } from './client.ts'
import { createContentSet } from './content-set.ts'
import { createFetcher } from './fetch-changes.ts'
import { marksQuery, recordsQuery, siteQuery } from './queries.ts'

describe('the queries', () => {
  it.each(recordModels.map((model) => [model.apiKey, model] as const))(
    'fit the schema and its limits: %s (DRV-08)',
    (_, model) => {
      for (const [ids, drafts] of [
        [false, false],
        [true, true],
      ] as const) {
        const query = recordsQuery(model, locales, { ids, drafts, edits: drafts })
        expect(validate(standInSchema, parse(query)).map(({ message }) => message)).toEqual([])
        expect(gzipSync(query).length).toBeLessThan(8_000)
      }
    },
  )

  it('ask what has changed and whether there is a CMS (DRV-08)', () => {
    for (const query of [marksQuery, siteQuery]) expect(validate(standInSchema, parse(query))).toEqual([])
  })
})

describe('a fetch', () => {
  it('asks for smaller pages where a query is too large (DRV-08)', async () => {
    const sizes: unknown[] = []
    const client: CdaClient = {
      query(query, { variables = {} }) {
        if (query === siteQuery) return Promise.resolve({ data: { _site: { locales: ['en'] } }, tags: [] })
        if (!query.includes('allPages')) return Promise.resolve({ data: { in_en: [] }, tags: [] })
        const first = Number(variables['first'])
        sizes.push(first)
        if (first > 30) return Promise.reject(new TooComplexError('too large'))
        // 60 records.
        const skip = Number(variables['skip'])
        const records = Array.from({ length: Math.max(0, Math.min(first, 60 - skip)) }, (_, index) => ({
          id: `${skip}-${index}`,
          _locales: ['en'],
        }))
        return Promise.resolve({ data: { in_en: records }, tags: [] })
      },
    }
    const changes = { all: false, check: false, models: new Set(['page']), records: new Map() }
    const { models } = await createFetcher(client).fetch(changes, ['en'], false)
    expect(sizes.slice(0, 3)).toEqual([100, 50, 25])
    expect(new Set(sizes.slice(3))).toEqual(new Set([25]))
    expect(models.get('page')!.size).toBe(60)
  })

  /** A CMS with an endless model of pages, whose ids a function gives. */
  const endless = (createId: (place: number) => string) => {
    let asked = 0
    const client: CdaClient = {
      query(query, { variables = {} }) {
        if (query === siteQuery) return Promise.resolve({ data: { _site: { locales: ['en'] } }, tags: [] })
        asked += 1
        const [first, skip] = [Number(variables['first']), Number(variables['skip'])]
        const records = Array.from({ length: first }, (_, index) => ({ id: createId(skip + index), _locales: ['nl'] }))
        return Promise.resolve({ data: { in_en: records }, tags: [] })
      },
    }
    const changes = { all: false, check: false, models: new Set(['page']), records: new Map() }
    return { fetched: createFetcher(client).fetch(changes, ['en'], false), asked: () => asked }
  }

  it('ends where the CMS ignores which page is asked for (DRV-13)', async () => {
    const { fetched, asked } = endless((place) => `id-${place % 100}`)
    await expect(fetched).rejects.toThrow('The CMS returned the same records of page again')
    expect(asked()).toBeLessThan(10)
  })

  it('ends where a model has no end (DRV-13)', async () => {
    await expect(endless((place) => `id-${place}`).fetched).rejects.toThrow('The CMS has more than 100000 records of page')
  })

  it('is repeated a few times where it is one too many, then fails (RELIABILITY 6)', async () => {
    let asked = 0
    const server = createServer((_, response) => {
      asked += 1
      response.writeHead(429, { 'Content-Type': 'application/json', 'X-RateLimit-Reset': '0' }).end('{"data":[]}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const client = createCdaClient({ token: 'a-secret-token', endpoint })
    const failure = client.query(siteQuery, { drafts: false, within: 5_000 })
    await expect(failure).rejects.toThrow('The CMS did not respond: Request failed with status 429')
    await expect(failure).rejects.not.toThrow('a-secret-token')
    expect(asked).toBe(3)
  })

  it('never replaces what has changed since it began (RELIABILITY 7)', () => {
    const set = createContentSet()
    const changes = createChanges()
    const state = (id: string, text: string) => ({ model: 'faq', id, position: 1, content: { en: text } })
    const found = (text: string) => ({
      models: new Map([['faq', new Map(['a', 'b'].map((id) => [id, state(id, text)]))]]),
      records: new Map(),
      masters: new Map(),
      tags: new Map(),
    })
    set.apply(found('"old"'), changes.names)
    changes.add({ records: new Map([['faq', new Set(['a'])]]) })
    expect(set.apply(found('"newer"'), changes.names)).toBe(true)
    expect([...set.stored()].map(({ id, content }) => `${id} ${content.en}`)).toEqual(['a "old"', 'b "newer"'])
  })

  it('takes the whole model where too many of its records have changed (RELIABILITY 7)', () => {
    const changes = createChanges()
    changes.add({ records: new Map([['faq', new Set(Array.from({ length: 201 }, (_, index) => `id-${index}`))]]) })
    expect(changes.take().models).toEqual(new Set(['faq']))
    expect(changes.isEmpty).toBe(true)
  })
})
