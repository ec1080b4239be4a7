import { apiPaths } from '@brand/content'
import { describe, expect, it } from 'vitest'
import { start } from '../test/start.ts'
import { docsPage } from './index.ts'

const pageOf = async () => {
  const { api } = await start()
  const response = await api.app.request(apiPaths.docs)
  return { response, html: await response.text(), api }
}

describe('/api/docs', () => {
  it('is a page that needs no script, no inline style and no network (issue 03, point 2)', async () => {
    const { response, html } = await pageOf()
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8')
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:\/\//)
    expect([...html.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, address]) => address)).toEqual([
      apiPaths.docsStyles,
      apiPaths.openapi,
    ])
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
