import { SearchPage } from '@brand/blocks/search-page'
import { brand } from '../../brand/brand.ts'
import { menuItems } from '../../chrome/links.ts'
import { toResults } from '../../islands/connected/results.ts'
import { libraryMessages } from '../../i18n/library.ts'
import { messages } from '../../i18n/index.ts'
import { searchAddress } from '../../routes/search.ts'
import type { PageOf } from '../page-of.ts'
import type { SearchData } from './load.ts'

/** The results for a keyword, and a field for the next one. */
export default function Page({ data, request: { locale } }: PageOf<SearchData>) {
  const { shell, keyword, results, status } = data
  const texts = libraryMessages[locale]
  return (
    <SearchPage
      href={searchAddress(locale)}
      keyword={keyword}
      results={toResults(results, messages[locale].types, locale, messages[locale].groups)}
      status={status}
      suggestions={menuItems(shell.general, brand.menus.shortcuts, '', locale).map(({ title: label, href }) => ({ label, href }))}
      emptyAction={{ label: texts.contactButton.contact, href: shell.contact }}
      messages={texts.searchPage}
    />
  )
}
