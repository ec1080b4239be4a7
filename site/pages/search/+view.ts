import { interpolate } from '@brand/blocks/i18n'
import type { PageContextServer } from 'vike/types'
import { messages } from '../../i18n/index.ts'
import { searchAddress } from '../../routes/search.ts'
import type { SearchData } from './load.ts'
import { plainHead } from '../head.ts'
import type { View } from '../view.ts'

/** The page of search results: for visitors only, and the same search in every language (RT-38). */
export default function searchView({ data, request }: PageContextServer): View {
  const { locale } = request
  const { shell, keyword, status } = data as SearchData
  const { search, searchFor, searchDescription } = messages[locale]
  const title = keyword ? interpolate(searchFor, { keyword }) : search
  return {
    status: status === 'failed' ? 503 : 200,
    head: plainHead({ title, description: searchDescription }, request),
    language: locale,
    styles: ['search-page'],
    chrome: { shell, addressIn: (other) => searchAddress(other, keyword) },
  }
}
