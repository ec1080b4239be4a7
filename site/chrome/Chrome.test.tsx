import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@brand/content'
import { describe, expect, it, vi } from 'vitest'
import { messages } from '../i18n/index.ts'
import { toDocumentTitle } from '../i18n/titles.ts'
import { chromeHtml, type ChromeProps } from './Chrome.tsx'
import { bareShell } from './shell.ts'

/** Another brand than the demo's. */
vi.mock(import('../brand/brand.ts'), async (original) => {
  const { brand } = await original()
  return { brand: { ...brand, name: 'Tegel' as 'Loden' } }
})

const chrome = (props: Partial<ChromeProps> = {}) =>
  chromeHtml({ shell: bareShell('en'), locale: 'en', path: '/', active: locales, ...props }, '<h1>Page</h1>')

it('takes the name of the brand from its configuration: titles, logo, copyright (DRV-09)', () => {
  expect([toDocumentTitle('Contact'), toDocumentTitle(undefined)]).toEqual(['Contact | Tegel', 'Tegel'])
  const html = chrome()
  expect(html).toContain('aria-label="Tegel, home page"')
  expect(html).toContain('© Tegel.')
  expect(html).not.toMatch(/loden/i)
})

it('has the name of the brand in no component and no message (DRV-09)', () => {
  const site = join(import.meta.dirname, '..')
  const own = globSync('{chrome,cms,connected,islands,messages,pages,server}/**/*.{ts,tsx}', { cwd: site })
  const files = own.filter((path) => !/\.test\.tsx?$/.test(path))
  expect(files.length).toBeGreaterThan(80)
  // Comments give examples; the theme is chosen by its entry.
  const code = (path: string) => readFileSync(join(site, path), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*|themes\/loden/g, '')
  expect(files.filter((path) => /loden/i.test(code(path)))).toEqual([])
})

it('asks for the newsletter in the footer of every page but its own, which answers it without JavaScript (FORM-46, FORM-51)', () => {
  const shell = { ...bareShell('de'), newsletter: '/de/contact/newsletter' }
  const at = (path: string) => chrome({ locale: 'de', path, shell })
  const html = at('/de/contact')
  const [form] = /<form[^>]*action="\/api\/inquiries\?[^>]*>/.exec(html)!
  expect(form).toContain('action="/api/inquiries?page=%2Fde%2Fcontact%2Fnewsletter"')
  expect(html).toContain('placeholder="name@studio.example"')
  const ids = [...html.matchAll(/ id="([^"]+-email)"/g)].map(([, id]) => id)
  expect(ids).toEqual([expect.stringMatching(/footer-/)])
  expect(at(shell.newsletter)).not.toContain('name="email"')
  expect([at('/de/contact'), at(shell.newsletter)].map((page) => page.includes(messages.de.newsletter))).toEqual([true, false])
  expect(chrome()).not.toContain('name="email"')
})

const item = (title: string) => ({ title, slug: title, link: `/${title}` })
const menu = (id: string, ...titles: string[]) => ({ id, items: titles.map(item) })
const linksIn = (html = '') => [...html.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href)

it('has the menu shortcuts on small screens, below that of the bar (NAV-12)', () => {
  const menus = [menu('main', 'shop'), menu('shortcuts', 'samples')]
  const [header, sheet] = chrome({ shell: { ...bareShell('en'), general: { menus, socials: [] } as never } }).split('<dialog')
  const own = (html?: string) => linksIn(html).filter((href) => ['/shop', '/samples'].includes(href!))
  expect([own(header), own(sheet!.split('</dialog>')[0])]).toEqual([['/shop'], ['/shop', '/samples']])
})

describe('the footer', () => {
  const renderFooter = (general: object, locale: 'en' | 'de' = 'en') =>
    chrome({ locale, shell: { ...bareShell(locale), general: { menus: [], socials: [], ...general } as never } }).split(
      '<footer',
    )[1]!
  /** The part of it below a heading. */
  const below = (footer: string, heading: string) =>
    footer.split(/(?=<nav|<div)/).find((part) => new RegExp(`<h2[^>]*>${heading}</h2>`).test(part))

  it('has the menus About and More Info, each with its own links (FTR-01, FTR-02)', () => {
    const footer = renderFooter({ menus: [menu('main', 'shop'), menu('about', 'story'), menu('doormat', 'faq', 'downloads')] })
    expect(linksIn(below(footer, 'About'))).toEqual(['/story'])
    expect(linksIn(below(footer, 'More Info'))).toEqual(['/faq', '/downloads'])
    expect(footer).not.toContain('/shop')
    expect(below(renderFooter({ menus: [menu('doormat')] }), 'More Info')).toBeUndefined()
  })

  it('has an icon for each of eight accounts, which leads to its address (FTR-03)', () => {
    const names = ['Facebook', 'Pinterest', 'LinkedIn', 'Instagram', 'TikTok', 'X', 'YouTube', 'Medium']
    const types = [...names.map((name) => name.toLowerCase()).with(5, 'twitter-x'), 'pigeon-post']
    const socials = types.map((type) => ({ type, handle: `https://${type}.example/tegel` }))
    const links = [...renderFooter({ socials }).matchAll(/<a [^>]*href="https:\/\/([^.]+)[^>]*>(.*?)<\/a>/g)]
    expect(links.map(([, type, inner = '']) => [type, inner.replaceAll(/<[^>]+>/g, '')])).toEqual(
      names.map((name, i) => [types[i], `${name} (opens in a new tab)`]),
    )
    const icons = links.map(([, , inner = '']) => / d="([^"]+)"/.exec(inner)?.[1])
    expect(icons).not.toContain(undefined)
    expect(new Set(icons).size).toBe(names.length)
  })

  it.each([
    ['en', 'Fictional brand, demo data.'],
    ['de', 'Fiktive Marke, Demodaten.'],
  ] as const)('says in %s that brand and data are fictional (GEN-15)', (locale, says) => {
    expect(renderFooter({}, locale)).toMatch(new RegExp(`data-part="footer-copyright">[^<]*${says}`))
  })
})

it('links the privacy policy from the label of the consent, at its address in the language of the page (RT-25)', () => {
  const shell = { ...bareShell('de'), newsletter: '/de/newsletter', privacy: '/de/datenschutz' }
  expect(chrome({ locale: 'de', shell })).toMatch(/<label[^>]*>(?:(?!<\/label>).)*<a [^>]*href="\/de\/datenschutz"/)
})

it('is inverted where the content is in another language too, and the notice follows the bar (NAV-09, LOC-28)', () => {
  expect(chrome()).not.toContain('data-inverted')
  expect(chrome({ inverted: true })).toMatch(/<header[^>]* data-inverted/)
  const html = chrome({ locale: 'de', contentLocale: 'en', inverted: true })
  expect(html).toMatch(/<header[^>]* data-inverted[^]*<\/header><div[^>]* data-locale-warning/)
  expect(html).toContain('<main id="main" lang="en">')
})

it('says in the visitor’s language that parts of a page are in English; the page itself is not (LOC-36)', () => {
  const html = chrome({ locale: 'de', partlyEnglish: true })
  expect(html).toContain('Teile dieser Seite sind nicht auf Deutsch verfügbar. Sie erscheinen auf Englisch.')
  expect(html).toContain('<main id="main">')
})
