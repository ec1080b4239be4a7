import { FaqPage } from '@brand/blocks/faq-page'
import { routePath } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { renderBlocks } from '../../cms/BlockList.tsx'
import { libraryMessages } from '../../i18n/library.ts'
import type { FaqData } from './load.ts'

/** The questions that open, and below them the blocks of the page (FAQ-01 to FAQ-06). */
export default function Page({ data, request: { locale, production, form } }: PageContextServer) {
  const { page, items, keyword, usedLocale } = data as FaqData
  const html = renderBlocks({
    records: page.ctPageBody,
    locale: usedLocale,
    visitor: locale,
    debug: !production,
    given: { form },
  })
  return (
    <>
      <FaqPage
        href={routePath('faq', locale)}
        keyword={keyword}
        items={items.map(({ id, ctFaqQuestion, ctFaqAnswer }) => ({ id, question: ctFaqQuestion, answerHtml: ctFaqAnswer }))}
        messages={libraryMessages[locale].faqPage}
      />
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}
