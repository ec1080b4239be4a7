import { fileURLToPath } from 'node:url'
import { createApi, embeddedSource } from '@brand/content-api'
import { demoContent } from '@brand/demo-content'
import { locales } from '@brand/content'
import { expect, it, onTestFinished } from 'vitest'
import { inProcess } from '../request/in-process.ts'
import { llmsTxt } from './llms-txt.ts'

const baseUrl = 'https://www.example.com'
async function textOf(folder: string, active = locales) {
  const api = createApi({ source: embeddedSource(folder) })
  onTestFinished(api.close)
  await api.ready
  return llmsTxt({ client: inProcess(api), active, baseUrl })
}

it('says in the words of the content what there is, with full addresses (OPS-04)', async () => {
  const text = await textOf(demoContent)
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
  const text = await textOf(fileURLToPath(new URL('../../tests/second-brand/content', import.meta.url)), ['en'])
  expect(text).toMatch(/^- \[sitemap\.xml\]/m)
  expect(text).not.toMatch(/Deutsch|undefined|## Acoustic problems/)
})
