import { SearchPage } from '@brand/blocks/search-page'
import type { Locale, SearchResult } from '@brand/content'
import { brand } from '../../brand/brand.ts'
import { menuItems } from '../../chrome/links.ts'
import { describePrice, describeStockPrice } from '../../cms/figures.ts'
import { toResults } from '../../islands/connected/results.ts'
import { libraryMessages } from '../../i18n/library.ts'
import { messages } from '../../i18n/index.ts'
import { searchAddress } from '../../routes/search.ts'
import type { PageOf } from '../page-of.ts'
import type { SearchData } from './load.ts'

/**
 * Lists the kind and the price of a product that was found, in the visitor's language.
 * @requirement SRCH-22
 */
function listNotes({ type, kind, price, usedLocale }: SearchResult, locale: Locale): string[] {
  const facts = price && [price]
  const sold = type === 'ready2go' ? describeStockPrice({ facts }, locale) : describePrice({ facts }, locale)
  return [usedLocale === locale ? kind : undefined, sold].filter((note) => note !== undefined)
}

/** The results for a keyword, and a field for the next one. */
export default function Page({ data, request: { locale } }: PageOf<SearchData>) {
  const { shell, keyword, results, status } = data
  const texts = libraryMessages[locale]
  const shown = toResults(results, messages[locale].types, locale, messages[locale].groups)
  return (
    <SearchPage
      href={searchAddress(locale)}
      keyword={keyword}
      results={shown.map((result, i) => ({ ...result, notes: listNotes(results[i]!, locale) }))}
      status={status}
      suggestions={menuItems(shell.general, brand.menus.shortcuts, '', locale).map(({ title: label, href }) => ({ label, href }))}
      emptyAction={{ label: texts.contactButton.contact, href: shell.contact }}
      messages={texts.searchPage}
    />
  )
}
