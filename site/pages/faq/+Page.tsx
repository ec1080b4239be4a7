import { FaqPage } from '@brand/blocks/faq-page'
import { routePath } from '@brand/content'
import { libraryMessages } from '../../i18n/library.ts'
import type { PageOf } from '../page-of.ts'
import { PageBlocks } from '../PageBlocks.tsx'
import type { FaqData } from './load.ts'

/**
 * The questions that open, and below them the blocks of the page.
 * @requirement FAQ-01 to FAQ-06
 */
export default function Page(page: PageOf<FaqData>) {
  const { blocks, items, keyword } = page.data
  const { locale } = page.request
  return (
    <>
      <FaqPage href={routePath('faq', locale)} keyword={keyword} items={items} messages={libraryMessages[locale].faqPage} />
      <PageBlocks page={page} blocks={blocks} />
    </>
  )
}
