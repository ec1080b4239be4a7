import type { PageContextServer } from 'vike/types'
import { PageTitle } from '../chrome/PageTitle.tsx'
import { brand } from '../brand/brand.ts'
import { hostedForms } from '../forms/hosted-forms.ts'
import { previewsBy } from '../cms/previews.ts'
import { opensWithHeader, renderBlocks } from '../cms/BlockList.tsx'
import { formOf } from '../forms/form.ts'
import type { PageData } from './load.ts'
import { Newsletter } from '../forms/Newsletter.tsx'
import { isNewsletter } from '../forms/newsletter.ts'
import { headingOf } from '../i18n/titles.ts'

/** A page of the content: its blocks in their order, below its name unless the first block shows a title itself. */
export function PageBody({ data, request }: PageContextServer) {
  const { page, usedLocale, localizedSlugs, reach, dealer, about, pages } = data as PageData
  const { locale, embeddedForms: addresses, query, production } = request
  const form = { ...about, ...formOf(data as PageData, request) }
  const records = page.ctPageBody
  const search = `${query}`.slice(0, 2000) || undefined
  const given = { form, search, hostedForms: hostedForms({ addresses, query, locale, dealer, organization: reach }) }
  const previewOf = pages && previewsBy(brand.previews, pages, locale)
  const html = renderBlocks({ records, locale: usedLocale, visitor: locale, debug: !production, given, previewOf })
  return (
    <>
      {!opensWithHeader(records) && <PageTitle text={headingOf(page.ctPageMetadata.meta_title)} />}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      {isNewsletter(localizedSlugs) && <Newsletter form={form} locale={locale} />}
    </>
  )
}
