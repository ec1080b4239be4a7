import { apiPaths, errorAnswer } from '@brand/content'
import { describe, expect, it, vi } from 'vitest'
import { createApi } from '../index.ts'
import { catalogue } from '../test/catalogue.ts'
import { writeFiles } from '../test/content-folder.ts'
import { start } from '../test/start.ts'
import { isSecret } from './examples.ts'
import { docsPage, type Document } from './index.ts'

const pageOf = async () => {
  const { api } = await start()
  const response = await api.app.request(apiPaths.docs)
  return { response, html: await response.text(), api }
}

describe('/api/docs', () => {
  it('is a page that needs no script, no inline style and no network (issue 03, point 2)', async () => {
    const { response, html } = await pageOf()
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8')
    expect(html).not.toMatch(/<script|<style|<[^>]+\s(?:style|on\w+)=/)
    const loaded = [...html.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, address]) => address!)
    expect(loaded.slice(0, 2)).toEqual([apiPaths.docsStyles, apiPaths.openapi])
    expect(loaded.filter((address) => !address.startsWith('/api/'))).toEqual([])
  })

  it('has styles of its own', async () => {
    const { api } = await pageOf()
    const response = await api.app.request(apiPaths.docsStyles)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
    expect(await response.text()).not.toMatch(/@import|url\(/)
  })

  it('shows every call with its query and answers, and every schema; no link in it is dead (API-01)', async () => {
    const { html, api } = await pageOf()
    const document = (await (await api.app.request(apiPaths.openapi)).json()) as {
      paths: Record<string, { get: { parameters: { name: string }[] } }>
      components: { schemas: Record<string, object> }
    }
    for (const [path, { get }] of Object.entries(document.paths)) {
      const section = html.slice(html.indexOf(`GET ${path}<`)).split('</section>')[0]!
      for (const { name } of get.parameters)
        expect([path, name, section.includes(`<code>${name}</code>`)]).toEqual([path, name, true])
      for (const status of ['200', '400', '405', '500']) expect(section).toContain(`<th scope="row">${status}</th>`)
    }
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    for (const name of Object.keys(document.components.schemas)) expect(ids).toContain(name)
    expect([...html.matchAll(/href="#([^"]+)"/g)].filter(([, id]) => !ids.has(id))).toEqual([])
  })

  it('has an example of every parameter, answer and error, made of the content as it is (issue 03, point 2)', async () => {
    const { get, searchable } = await start({ content: catalogue })
    await searchable()
    const { body } = await get(apiPaths.openapi)
    const { paths } = body as Pick<Document, 'paths'>
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

  it('follows the content, and is there before there is any (RELIABILITY 6, 7)', async () => {
    const { api, folder } = await start({ content: {} })
    const text = async () => (await api.app.request(apiPaths.openapi)).text()
    expect(await text()).not.toContain('brand-new')
    await writeFiles(folder, { 'records/page/brand-new.json': { ctPageSlug: 'brand-new' } })
    await vi.waitFor(async () => expect(await text()).toContain('brand-new'), 4_000)
    const empty = createApi({ source: { load: () => new Promise(() => {}), watch: () => () => {} } })
    expect((await empty.app.request(apiPaths.docs)).status).toBe(200)
  })

  it('shows text as text (RELIABILITY 10)', () => {
    const hostile = '<script>alert(1)</script>" onload="x'
    const html = docsPage({
      info: { title: hostile, description: hostile },
      paths: {
        [`/${hostile}`]: {
          get: {
            summary: hostile,
            parameters: [{ name: hostile, description: hostile, schema: { enum: [hostile], default: hostile } }],
            responses: { 200: { description: hostile } },
          },
        },
      },
      components: { schemas: { [hostile]: { properties: { [hostile]: { const: hostile, description: hostile } } } } },
    })
    expect(html).not.toMatch(/<script|" onload/)
  })
})
