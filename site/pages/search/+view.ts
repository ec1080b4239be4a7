import { interpolate } from '@brand/blocks/i18n'
import { messages } from '../../i18n/index.ts'
import { searchAddress } from '../../routes/search.ts'
import type { SearchData } from './load.ts'
import { buildUnlistedHead } from '../head.ts'
import type { PageOf } from '../page-of.ts'
import type { View } from '../view.ts'

/**
 * The page of search results: for visitors only, and the same search in every language.
 * @requirement RT-38
 */
export default function searchView({ data, request }: PageOf<SearchData>): View {
  const { locale } = request
  const { shell, keyword, status } = data
  const { search, searchFor, searchDescription } = messages[locale]
  const title = keyword ? interpolate(searchFor, { keyword }) : search
  return {
    status: status === 'failed' ? 503 : 200,
    head: buildUnlistedHead({ title, description: searchDescription }, request),
    contentLocale: locale,
    styles: ['search-page'],
    chrome: { shell, addressIn: (other) => searchAddress(other, keyword) },
  }
}
