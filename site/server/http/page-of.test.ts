import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { findFormPage } from './page-of.ts'

const app = new Hono().get('*', (c) => {
  const { path, query } = findFormPage(c)
  return c.text(`${path}?${query}`)
})
const read = async (page: string | undefined, referer?: string) =>
  (
    await app.request(`/${page === undefined ? '' : `?page=${encodeURIComponent(page)}`}`, {
      headers: referer ? { referer } : {},
    })
  ).text()

it('is the page that the query or the browser names', async () => {
  expect(await read('/de/kontakt?x=1')).toBe('/de/kontakt?x=1')
  expect(await read(undefined, 'https://www.example.com/faq?q=a')).toBe('/faq?q=a')
})

it('is the home page where that is no address at all, or no page (RELIABILITY 10, 17)', async () => {
  for (const page of ['//%09/example.com', '//', 'http://[', '//example.com:99999/', '/api/inquiries?x=1'])
    expect([page, await read(page), await read(undefined, page)]).toEqual([page, '/?', '/?'])
})
