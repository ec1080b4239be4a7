import { interpolate } from '@brand/blocks/i18n'
import type { PageContextServer } from 'vike/types'
import { messages } from '../../messages/index.ts'
import { searchAddress } from '../../search-address.ts'
import type { SearchData } from './load.ts'
import { titleOf } from '../titles.ts'
import type { View } from '../view.ts'

/** The page of search results: for visitors only, and the same search in every language (RT-38). */
export default function searchView({ data, request: { locale } }: PageContextServer): View {
  const { shell, keyword, status } = data as SearchData
  const { search, searchFor } = messages[locale]
  return {
    status: status === 'failed' ? 503 : 200,
    head: { title: titleOf(keyword ? interpolate(searchFor, { keyword }) : search), index: false },
    language: locale,
    styles: ['search-page'],
    chrome: { shell, addressIn: (other) => searchAddress(other, keyword) },
  }
}
