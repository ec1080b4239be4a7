import { interpolate } from '@brand/blocks/i18n'
import { libraryMessages } from '../../i18n/library.ts'
import { messages } from '../../i18n/index.ts'
import type { PageOf } from '../page-of.ts'
import { itemView } from '../view.ts'
import type { DownloadRequestData } from './load.ts'

/** The page that asks for a file: for visitors only, search engines have nothing to read here. */
export default function downloadRequestView(page: PageOf<DownloadRequestData>) {
  const { locale } = page.request
  const { file } = page.data
  const title = interpolate(libraryMessages[locale].downloadRequestForm.title, { file: file.name })
  return itemView(page, {
    metadata: {
      meta_title: title,
      meta_description: interpolate(messages[locale].downloadRequestDescription, { file: file.name }),
    },
    index: false,
    styles: ['forms'],
  })
}
