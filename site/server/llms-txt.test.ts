import { fileURLToPath } from 'node:url'
import { createApi, embeddedSource } from '@brand/content-api'
import { demoContent } from '@brand/demo-content'
import { locales, type Client } from '@brand/content'
import { expect, it, onTestFinished } from 'vitest'
import { inProcess } from '../request/in-process.ts'
import { llmsTxt } from './llms-txt.ts'

const baseUrl = 'https://www.example.com'
async function renderText(folder: string, active = locales) {
  const api = createApi({ source: embeddedSource(folder) })
  onTestFinished(api.close)
  await api.ready
  return llmsTxt({ client: inProcess(api), active, baseUrl })
}

it('says in the words of the content what there is, with full addresses (OPS-04)', async () => {
  const text = await renderText(demoContent)
  expect(text).toMatch(/^# Loden\n\n> \S.*\n\n## Pages\n\n- \[/)
  expect(text.match(/^## .*/gm)).toEqual(['## Pages', '## Products', '## Product ranges', '## Acoustic problems', '## Optional'])
  expect(text).toContain(`- [Our story](${baseUrl}/about): How a canteen, four blankets and a Friday became a felt maker`)
  expect(text).toMatch(/^- \[Loket\]\(https:\/\/www\.example\.com\/\S+\/loket\): Phone booth$/m)
  expect(text).toContain(`- [Deutsch](${baseUrl}/de)\n`)
  expect(text).toContain(`- [sitemap.xml](${baseUrl}/sitemap.xml)\n`)
  const items = text.split('\n').filter((line) => line.startsWith('- '))
  for (const item of items) expect(item).toMatch(/^- \[[^[\]]+\]\(https:\/\/www\.example\.com\/\S*\)(?:: \S.*)?$/)
  expect(items.filter((item, index) => items.indexOf(item) !== index)).toEqual([])
})

it('leaves out what another brand has not, and inactive languages (OPS-04)', async () => {
  const text = await renderText(fileURLToPath(new URL('../../tests/second-brand/content', import.meta.url)), ['en'])
  expect(text).toMatch(/^- \[sitemap\.xml\]/m)
  expect(text).not.toMatch(/Deutsch|undefined|## Acoustic problems/)
})

it('ends no link before its end, whatever its title has (OPS-04)', async () => {
  const family = { ctFamilyName: 'Rib [old] \n 2', ctFamilySlug: 'rib', ctFamilyKind: 'Panel](x)' }
  const lists = { typologies: async () => [], issues: async () => [], families: async () => [family] }
  const client = { ...lists, page: async () => Promise.reject(new Error()), general: async () => ({ menus: [] }) }
  const text = await llmsTxt({ client: client as unknown as Client, active: ['en'], baseUrl })
  expect(text).toContain(String.raw`- [Rib \[old\] 2](${baseUrl}/acoustic-solutions/rib): Panel\](x)`)
})
