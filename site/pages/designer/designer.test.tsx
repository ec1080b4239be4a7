import { locales } from '@brand/content'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContextServer } from 'vike/types'
import { expect, it } from 'vitest'
import Page from './+Page.tsx'

it.each(locales)('says in %s that one is a designer, above the name (BLK-detail_header-03, BLK-detail_header-04)', (locale) => {
  const designer = { ctDesignerName: 'Ines Vael', familyCount: 0 }
  const pageContext = {
    data: { designer, body: [], usedLocale: locale, shell: { privacy: '/privacy' } },
    request: { locale, production: true },
  }
  const html = renderToStaticMarkup(<Page {...(pageContext as unknown as PageContextServer)} />)
  const label = /data-part="detail-header-label">([^<]*)</.exec(html)?.[1]
  expect(label).toBe({ en: 'Designer', nl: 'Ontwerper', de: 'Design', fr: 'Designer', it: 'Designer' }[locale])
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain('Ines Vael')
})
