import { fileURLToPath } from 'node:url'
import { createApi, embeddedSource } from '@brand/content-api'
import { demoContent } from '@brand/demo-content'
import { describe, expect, it, vi } from 'vitest'
import { createSitemaps, robots, sitemaps } from './crawlers.ts'
import { inProcess } from '../request/in-process.ts'

const api = createApi({ source: embeddedSource(demoContent) })
await api.ready
const baseUrl = 'https://www.example.com'
const of = async (active: readonly ('en' | 'nl' | 'de' | 'fr' | 'it')[]) =>
  [...(await sitemaps({ client: inProcess(api), active }, baseUrl)).values()]
    .flatMap((xml) => [...xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)])
    .map(([, address, links]) => ({
      address: address!,
      alternates: Object.fromEntries(
        [...links!.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, lang, href]) => [lang, href!]),
      ),
    }))
const locs = (xml: string | undefined) => [...xml!.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!)

describe('robots.txt and sitemap', () => {
  it('lists each published page once in each language that it exists in (DRV-05, RELIABILITY 23)', async () => {
    const urls = await of(['en', 'nl', 'de', 'fr', 'it'])
    const addresses = urls.map(({ address }) => address)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).toEqual(expect.arrayContaining(['https://www.example.com/', 'https://www.example.com/de']))
    expect(addresses).toContain('https://www.example.com/about/workshop')
    expect(addresses.filter((address) => /\/it\/.*(workshop|laboratorio)/.test(address))).toEqual([])
  })

  it('leaves out lists of which the content has nothing: articles, products from stock (RT-40)', async () => {
    const lists = ['/inspiration', '/acoustic-solutions/types/ready2go'].map((path) => baseUrl + path)
    expect((await of(['en'])).map(({ address }) => address)).toEqual(expect.arrayContaining(lists))
    const second = createApi({
      source: embeddedSource(fileURLToPath(new URL('../../tests/second-brand/content', import.meta.url))),
    })
    await second.ready
    const xml = (await sitemaps({ client: inProcess(second), active: ['en'] }, baseUrl)).get('/sitemap-en.xml')
    expect(locs(xml)).toContain(`${baseUrl}/acoustic-solutions`)
    for (const address of lists) expect(locs(xml)).not.toContain(address)
  })

  it('has a sitemap of each language, which the index names (RELIABILITY 23)', async () => {
    const all = await sitemaps({ client: inProcess(api), active: ['en', 'de'] }, baseUrl)
    expect([...all.keys()]).toEqual(['/sitemap.xml', '/sitemap-en.xml', '/sitemap-de.xml'])
    expect(all.get('/sitemap.xml')).toMatch(
      /^<\?xml [^>]*>\n<sitemapindex xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n<sitemap>/,
    )
    expect(locs(all.get('/sitemap.xml'))).toEqual([`${baseUrl}/sitemap-en.xml`, `${baseUrl}/sitemap-de.xml`])
    for (const address of locs(all.get('/sitemap-de.xml'))) expect(address).toMatch(/^https:\/\/www\.example\.com\/de(\/|$)/)
    for (const address of locs(all.get('/sitemap-en.xml'))) expect(address).not.toMatch(/\.com\/de(\/|$)/)
  })

  it('splits a sitemap that crawlers would not take as a whole (RELIABILITY 23)', async () => {
    const published = { client: inProcess(api), active: ['en', 'nl'] as const }
    const [whole, split] = [await sitemaps(published, baseUrl), await sitemaps(published, baseUrl, 50)]
    const english = [...split].filter(([path]) => path.startsWith('/sitemap-en'))
    const parts = Math.ceil(locs(whole.get('/sitemap-en.xml')).length / 50)
    expect(english.map(([path]) => path)).toEqual([
      '/sitemap-en.xml',
      ...Array.from({ length: parts - 1 }, (_, i) => `/sitemap-en-${i + 2}.xml`),
    ])
    expect(parts).toBeGreaterThan(1)
    for (const [, xml] of english) expect(locs(xml).length).toBeLessThanOrEqual(50)
    expect(english.flatMap(([, xml]) => locs(xml))).toEqual(locs(whole.get('/sitemap-en.xml')))
    expect(locs(split.get('/sitemap.xml'))).toEqual([...split.keys()].slice(1).map((path) => baseUrl + path))
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
    const answer = createSitemaps(() => version, { client, active: ['en'] })
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
