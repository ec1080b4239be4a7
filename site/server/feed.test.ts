import { createApi, embeddedSource } from '@brand/content-api'
import { demoContent } from '@brand/demo-content'
import { expect, it } from 'vitest'
import { feed } from './feed.ts'
import { inProcess } from '../request/in-process.ts'

const api = createApi({ source: embeddedSource(demoContent) })
await api.ready
const client = inProcess(api)
const baseUrl = 'https://www.example.com'
const listLinks = (rss: string) => [...rss.matchAll(/<item>.*?<link>(.*?)<\/link>/g)].map(([, link]) => link!)

it('lists the articles of a language, newest first, with full addresses (RT-11)', async () => {
  const rss = await feed(client, 'nl', baseUrl)
  expect(rss).toContain('<language>nl</language>')
  const links = listLinks(rss)
  expect(links.length).toBeGreaterThan(10)
  for (const link of links) expect(link).toMatch(/^https:\/\/www\.example\.com\/nl\/inspiration\/[\w-]+$/)
  const days = [...rss.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, day]) => Date.parse(day!))
  expect(days).toEqual(days.toSorted((a, b) => b - a))
})

it('leaves out what has no translation (LOC-10)', async () => {
  const [english, german] = [await feed(client, 'en', baseUrl), await feed(client, 'de', baseUrl)]
  expect(listLinks(german).length).toBeLessThan(listLinks(english).length)
})
