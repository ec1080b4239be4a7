import { createClient, type Locale } from '@brand/content'
import { onTestFinished } from 'vitest'
import { createApi, embeddedSource, type MakeLimiter } from '../index.ts'
import { changeable } from './changeable.ts'
import { contentFolder, writeFiles } from './content-folder.ts'

const text = (html: object) => ({ type: 'cb_text', cbTextHtml: html })
/** A small content folder in English and Dutch. */
export const files = {
  'records/page/home.json': { ctPageSlug: 'home', ctPageBody: [text({ en: '<p>Home</p>', nl: '<p>Thuis</p>' })] },
  'records/page/about.json': {
    ctPageSlug: { en: 'about', nl: 'over-ons' },
    ctPageBody: [
      text({ en: '<p><a href="/">Home</a></p>', nl: '<p><a href="/about#x">Over ons</a></p>' }),
      { type: 'cb_not_yet', x: 1 },
    ],
  },
  'records/page/deep.json': {
    ctPageSlug: { en: 'deep' },
    ctPageLink: { en: '/about/deep' },
    ctPageBody: [text({ en: '<p><a href="/about">About</a></p>' })],
  },
  'records/page/private.json': { ctPageSlug: 'private', ctPageStatus: 'private' },
  'records/page/draft.json': { ctPageSlug: 'draft', ctPageStatus: 'draft' },
  'records/general/general.json': {
    menus: [
      {
        id: 'main',
        items: [
          { title: { en: 'About', nl: 'Over ons' }, link: '/about' },
          { title: 'Shop', link: 'https://shop.example/' },
        ],
      },
      { id: 'about', items: [{ title: 'Deep', link: '/about/deep' }] },
      { id: 'footer', items: { en: [{ title: 'Home', link: '/' }], nl: [] } },
      { id: 'doormat' },
    ],
    socials: [
      { type: 'facebook', handle: 'https://facebook.example/x' },
      { type: 'carrier-pigeon', handle: 'https://pigeon.example/x' },
    ],
  },
  'records/organization/organization.json': {
    metadata: { description: { en: 'A maker', nl: 'Een maker' } },
    logo: { image: 'room', alt: 'A logo' },
    telephone: { en: '+44 20 7946 0123', nl: null },
    addressLocality: 'Kortrijk',
  },
}

/** The API over a folder with the given files, and functions to call and change it. The folder is not watched. */
export async function start({
  content = files as Record<string, unknown>,
  activeLocales = ['en', 'nl', 'it'] as Locale[],
  previewSecret = undefined as string | undefined,
  makeLimiter = undefined as MakeLimiter | undefined,
} = {}) {
  const folder = await contentFolder(content)
  const lines: string[] = []
  const { source, change } = changeable(embeddedSource(folder).load)
  const api = createApi({
    source,
    activeLocales,
    previewSecrets: previewSecret ? [previewSecret] : [],
    makeLimiter,
    log: (line) => lines.push(line),
  })
  onTestFinished(api.close)
  await api.ready
  const get = async (path: string, init?: RequestInit) => {
    const response = await api.app.request(path, init)
    const body: unknown = await response.text().then((body) => (body ? JSON.parse(body) : undefined))
    return { response, status: response.status, headers: response.headers, body }
  }
  const client = createClient((address) => api.app.request(address))
  /** Loads the folder again, as a watch would do. */
  const reload = async () => {
    change()
    await api.settled()
  }
  /** Writes files and loads the folder again. */
  const write = async (files: Record<string, unknown>) => {
    await writeFiles(folder, files)
    await reload()
  }
  return { api, get, folder, lines, client, reload, write, searchable: api.settled }
}
