import { describe, expect, it } from 'vitest'
import { files, start } from '../test/start.ts'

describe('GET /api/general', () => {
  it('answers menus and socials in the locale, links complete (API-02, NAV-10, NAV-11)', async () => {
    const { client } = await start()
    const { menus, socials } = await client.general({ locale: 'nl' })
    expect(menus).toEqual([
      {
        id: 'main',
        items: [
          { title: 'Over ons', slug: 'over-ons', link: '/nl/over-ons' },
          { title: 'Shop', link: 'https://shop.example/' },
        ],
      },
      { id: 'about', items: [{ title: 'Deep', slug: 'about/deep', link: '/nl/about/deep' }] },
      { id: 'footer', items: [] },
      { id: 'doormat', items: [] },
    ])
    expect(socials).toEqual(files['records/general/general.json'].socials)
  })

  it('leads an entry without a link to the page of its slug, in the visitor’s locale; one with neither is left out (NAV-03)', async () => {
    const items = [{ title: 'A', slug: 'about' }, { title: 'Home', slug: 'home' }, { title: 'Nowhere' }]
    const { client } = await start({ content: { ...files, 'records/general/general.json': { menus: [{ id: 'main', items }] } } })
    const { menus } = await client.general({ locale: 'nl' })
    expect(menus[0]!.items).toEqual([
      { title: 'A', slug: 'over-ons', link: '/nl/over-ons' },
      { title: 'Home', slug: 'home', link: '/nl' },
    ])
  })

  it('gives a slug to every entry that leads to this site, whatever it leads to (NAV-03)', async () => {
    const item = (link: string) => ({ title: 'A', link })
    const links = ['/', '/about#team', '/search?keyword=felt', '/files/a.pdf', 'https://shop.example/', 'mailto:a@b.example']
    const { client } = await start({
      content: { ...files, 'records/general/general.json': { menus: [{ id: 'main', items: links.map(item) }] } },
    })
    const { menus } = await client.general({ locale: 'nl' })
    expect(menus[0]!.items.map(({ slug }) => slug)).toEqual(['home', 'over-ons', 'search', 'files/a.pdf', undefined, undefined])
  })

  it('falls back to English where a menu is not translated, which is reported (LOC-30)', async () => {
    const { client, lines } = await start()
    const { menus } = await client.general({ locale: 'it' })
    expect(menus[0]!.items[0]).toEqual({ title: 'About', slug: 'about', link: '/it/about' })
    expect(lines).toContain('records/general/general.json: menus.0.items.0.title.it: is not translated')
  })

  it('is empty where there is no record, and so is the organization (RELIABILITY 26)', async () => {
    const { client } = await start({ content: {} })
    expect(await client.general({ locale: 'en' })).toEqual({ menus: [], socials: [] })
    expect(await client.organization({ locale: 'en' })).toEqual({ metadata: {}, ctOrganizationMetadata: {} })
    expect(await client.pages({ locale: 'en' })).toEqual([])
  })
})

describe('GET /api/organization', () => {
  it('answers the organization, with its metadata under both names (API-15, ENT-01, OR-97)', async () => {
    const { client } = await start()
    expect(await client.organization({ locale: 'en' })).toMatchObject({
      metadata: { description: 'A maker' },
      ctOrganizationMetadata: { description: 'A maker' },
      logo: { url: '/api/images/room' },
      telephone: '+44 20 7946 0123',
      addressLocality: 'Kortrijk',
    })
    expect(await client.organization({ locale: 'nl' })).not.toHaveProperty('telephone')
  })
})
