import { apiPaths, errorAnswer } from '@brand/content'
import { describe, expect, it } from 'vitest'
import { createApi } from '../index.ts'
import { catalogue } from '../test/catalogue.ts'
import { changeable } from '../test/changeable.ts'
import { start } from '../test/start.ts'
import type { OpenApiDocument } from './document.ts'
import { isSecret } from './examples.ts'

describe('the OpenAPI document', () => {
  it('is the same JSON at both addresses (API-01)', async () => {
    const { get, searchable } = await start()
    // Examples of the search come with its index, which may get ready between the two.
    await searchable()
    const [document, docs] = [await get(apiPaths.openapi), await get(apiPaths.docs)]
    expect(docs.headers.get('content-type')).toBe('application/json')
    expect(docs.body).toEqual(document.body)
    expect(document.body).toMatchObject({ openapi: '3.1.0' })
  })

  it('has no reference to a schema that is not there (API-01)', async () => {
    const { get } = await start()
    const { body } = await get(apiPaths.openapi)
    const { schemas } = (body as { components: { schemas: object } }).components
    const references = [...JSON.stringify(body).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name!)
    expect(references.length).toBeGreaterThan(50)
    expect(references.filter((name) => !Object.hasOwn(schemas, name))).toEqual([])
  })

  it('has an example of every parameter, answer and error, from the current content (API-01)', async () => {
    const { get, searchable } = await start({ content: catalogue })
    await searchable()
    const { body } = await get(apiPaths.openapi)
    const { paths } = body as OpenApiDocument
    for (const [path, { get: call }] of Object.entries(paths)) {
      const { parameters = [], responses } = call!
      expect([path, parameters.filter(({ example }) => example === undefined)]).toEqual([path, []])
      for (const [status, { content }] of Object.entries(responses)) {
        if (status === '304') continue
        const { example } = content!['application/json']
        expect([path, status, example]).toEqual([path, status, expect.anything()])
        if (status !== '200') expect(errorAnswer.parse(example).code).toBe(Number(status))
      }
      const query = parameters.flatMap(({ name, example }) => (isSecret(name) ? [] : [[name, example!]]))
      expect([path, (await get(`${path}?${new URLSearchParams(query)}`)).status]).toEqual([path, 200])
    }
    expect(JSON.stringify(paths)).toContain('/api/images/room')
  }, 40_000)

  it('follows the content, and is available before there is any (RELIABILITY 6, 7)', async () => {
    const { get, write } = await start({ content: {} })
    const text = async () => JSON.stringify((await get(apiPaths.openapi)).body)
    expect(await text()).not.toContain('brand-new')
    await write({ 'records/page/brand-new.json': { ctPageSlug: 'brand-new' } })
    expect(await text()).toContain('brand-new')
    const empty = createApi({ source: changeable(() => new Promise(() => {})).source })
    expect((await empty.app.request(apiPaths.docs)).status).toBe(200)
  })
})
