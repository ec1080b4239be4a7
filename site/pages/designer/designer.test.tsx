import { locales } from '@brand/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PageOf } from '../page-of.ts'
import Page from './+Page.tsx'
import type { DesignerData } from './load.ts'

it.each(locales)('says in %s that one is a designer, above the name (BLK-detail_header-03, BLK-detail_header-04)', (locale) => {
  const designer = { name: 'Ines Vael', productCount: 0 }
  const page = {
    data: { designer, blocks: [], contentLocale: locale, shell: { privacy: '/privacy' } },
    request: { locale, production: true },
  }
  const html = renderToStaticMarkup(<Page {...(page as unknown as PageOf<DesignerData>)} />)
  const label = /data-part="detail-header-label">([^<]*)</.exec(html)?.[1]
  expect(label).toBe({ en: 'Designer', nl: 'Ontwerper', de: 'Design', fr: 'Designer', it: 'Designer' }[locale])
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain('Ines Vael')
})
