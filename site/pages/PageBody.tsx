import { brand } from '../brand/brand.ts'
import { PageTitle } from '../chrome/PageTitle.tsx'
import { opensWithHeader } from '../cms/BlockList.tsx'
import { previewsBy } from '../cms/previews.ts'
import { createFormTarget } from '../forms/form.ts'
import { hostedForms } from '../forms/hosted-forms.ts'
import { isNewsletter } from '../forms/newsletter.ts'
import { Newsletter } from '../forms/Newsletter.tsx'
import { toHeading } from '../i18n/titles.ts'
import type { PageData } from './load-page.ts'
import type { PageOf } from './page-of.ts'
import { PageBlocks } from './PageBlocks.tsx'

/** A page of the content: its blocks in their order, below its name unless the first block shows a title itself. */
export function PageBody(page: PageOf<PageData>) {
  const { blocks, metadata, localizedSlugs, contactDetails, dealer, office, about, pages, fileSearch } = page.data
  const { locale, embeddedForms: addresses, query } = page.request
  const form = { ...about, ...createFormTarget(page.data, page.request) }
  const search = `${query}`.slice(0, 2000) || undefined
  const hosted = hostedForms({ addresses, query, locale, dealer, office, organization: contactDetails })
  const options = { form, queryText: search, hostedForms: hosted, fileSearch }
  return (
    <>
      {!opensWithHeader(blocks) && <PageTitle text={toHeading(metadata.meta_title)} />}
      <PageBlocks page={page} blocks={blocks} options={options} previewOf={pages && previewsBy(brand.previews, pages, locale)} />
      {isNewsletter(localizedSlugs) && <Newsletter form={form} hostedForms={hosted} locale={locale} />}
    </>
  )
}
