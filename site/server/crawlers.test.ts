import { createApi, embeddedSource } from '@brand/content-api'
import { demoContent } from '@brand/demo-content'
import { describe, expect, it, vi } from 'vitest'
import { createSitemap, robots, sitemap } from './crawlers.ts'
import { inProcess } from '../request/in-process.ts'

const api = createApi({ source: embeddedSource(demoContent) })
await api.ready
const baseUrl = 'https://www.example.com'
const of = async (active: readonly ('en' | 'nl' | 'de' | 'fr' | 'it')[]) =>
  [...(await sitemap({ client: inProcess(api), active }, baseUrl)).matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)].map(
    ([, address, links]) => ({
      address: address!,
      alternates: Object.fromEntries(
        [...links!.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, lang, href]) => [lang, href!]),
      ),
    }),
  )

describe('robots.txt and sitemap', () => {
  it('lists each published page once in each language that it exists in (DRV-05, RELIABILITY 23)', async () => {
    const urls = await of(['en', 'nl', 'de', 'fr', 'it'])
    const addresses = urls.map(({ address }) => address)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).toEqual(expect.arrayContaining(['https://www.example.com/', 'https://www.example.com/de']))
    expect(addresses).toContain('https://www.example.com/about/workshop')
    expect(addresses.filter((address) => /\/it\/.*(workshop|laboratorio)/.test(address))).toEqual([])
  })

  it('names translations, each of which names the others', async () => {
    const urls = await of(['en', 'nl', 'de', 'fr', 'it'])
    for (const { address, alternates } of urls) {
      expect(Object.values(alternates)).toContain(address)
      for (const other of Object.values(alternates))
        expect(urls.find((url) => url.address === other)?.alternates).toEqual(alternates)
    }
  })

  it('is made once per content version, and again after a failure (RELIABILITY 23)', async () => {
    const client = inProcess(api)
    const pages = vi.spyOn(client, 'pages').mockRejectedValueOnce(new Error('later'))
    let version = '1'
    const answer = createSitemap(() => version, { client, active: ['en'] })
    await expect(answer(baseUrl)).rejects.toThrow('later')
    const [first, second] = await Promise.all([answer(baseUrl), answer(baseUrl)])
    expect(first).toBe(second)
    expect(pages).toHaveBeenCalledTimes(2)
    version = '2'
    await answer(baseUrl)
    expect(pages).toHaveBeenCalledTimes(3)
  })

  it('leaves out inactive locales (LOC-02)', async () => {
    const text = JSON.stringify(await of(['en', 'de']))
    expect(text).not.toMatch(/example\.com\/(nl|fr|it)|"(nl|fr|it)":/)
  })

  it('keeps crawlers out of everything but production (SEO-04)', () => {
    expect(robots(false, baseUrl)).toBe('User-agent: *\nDisallow: /\n')
    expect(robots(true, baseUrl)).toContain('Sitemap: https://www.example.com/sitemap.xml')
    expect(robots(true, baseUrl)).not.toMatch(/^Disallow: \/$/m)
  })
})
