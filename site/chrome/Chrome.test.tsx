import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@brand/content'
import { expect, it, vi } from 'vitest'
import { titleOf } from '../i18n/titles.ts'
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
  expect([titleOf('Contact'), titleOf(undefined)]).toEqual(['Contact | Tegel', 'Tegel'])
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

it('asks for the newsletter in the footer of every page but its own, which answers it without JavaScript (FORM-46)', () => {
  const shell = { ...bareShell('de'), newsletter: '/de/contact/newsletter' }
  const at = (path: string) => chrome({ locale: 'de', path, shell })
  const html = at('/de/contact')
  const [form] = /<form[^>]*action="\/api\/inquiries\?[^>]*>/.exec(html)!
  expect(form).toContain('action="/api/inquiries?page=%2Fde%2Fcontact%2Fnewsletter"')
  expect(html).toContain('placeholder="name@studio.example"')
  const ids = [...html.matchAll(/ id="([^"]+-email)"/g)].map(([, id]) => id)
  expect(ids).toEqual([expect.stringMatching(/footer-/)])
  expect(at(shell.newsletter)).not.toContain('name="email"')
  expect(chrome()).not.toContain('name="email"')
})

it('is inverted where the content is in another language too, and the notice follows the bar (NAV-09, LOC-28)', () => {
  expect(chrome()).not.toContain('data-inverted')
  expect(chrome({ inverted: true })).toMatch(/<header[^>]* data-inverted/)
  const html = chrome({ locale: 'de', contentLocale: 'en', inverted: true })
  expect(html).toMatch(/<header[^>]* data-inverted[^]*<\/header><div[^>]* data-locale-warning/)
  expect(html).toContain('<main id="main" lang="en">')
})
