import { defaultLocale, locales } from '@brand/content'
import { createRedirects } from '@brand/host'
import { expect, it } from 'vitest'
import { ownRedirects } from './moved.ts'

/** Opens the redirects of the site over those of the content, with one page. */
function open(page: string, list = [{ from: '/none', to: '/', is_permanent: true }]) {
  const languages = { active: locales, defaultLocale }
  const hasPage = (path: string) => path === page
  const redirects = createRedirects({ languages, hasPage, version: () => 'v1', list: async () => list, own: ownRedirects })
  return async (path: string, search = '') => {
    const moved = await redirects(path, search, 'https://loden.example')
    return moved && `${moved.status} ${moved.location}`
  }
}

it('leads from the shortened address of categories to the overview, in each language (RT-28)', async () => {
  const go = open('/nl/inspiration')
  expect(await go('/inspiration/category')).toBe('301 /inspiration')
  expect(await go('/nl/inspiration/category/')).toBe('301 /nl/inspiration')
})

it('moves the form page out of contact, with its query, in each language; a redirect of the content wins (OR-14)', async () => {
  const go = open('/nl/visit-us')
  expect(await go('/contact/visit-us', '?shoffice=Ghent')).toBe('301 /visit-us?shoffice=Ghent')
  expect(await go('/nl/contact/visit-us/')).toBe('301 /nl/visit-us')
  const elsewhere = [{ from: '/contact/visit-us', to: '/elsewhere', is_permanent: false }]
  expect(await open('', elsewhere)('/contact/visit-us')).toBe('302 /elsewhere')
})
