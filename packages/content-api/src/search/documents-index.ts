import type { Locale } from '@brand/content'
import MiniSearch from 'minisearch'
import type { Document } from './documents.ts'
import { spelled, stem, listCompoundEndings } from './stem.ts'
import { wordsIn } from './words.ts'

/** A document with the ends of the compounds among the words of its title and kind. */
interface Indexed extends Document {
  compoundEndings: string
}

export type DocumentsIndex = MiniSearch<Indexed>

/** Creates the index of a language, in which words are folded and spelled alike, and found by their stems. */
export const createIndex = (locale: Locale): DocumentsIndex =>
  new MiniSearch<Indexed>({
    fields: ['title', 'kind', 'compoundEndings', 'text'],
    storeFields: ['type', 'weight'],
    tokenize: wordsIn,
    processTerm: (word) => spelled(word, locale),
    searchOptions: { processTerm: (word) => stem(word, locale), prefix: true },
  })

/** Puts new documents in the place of those with the same ids, and takes some out. */
export function changeIndex(index: DocumentsIndex, locale: Locale, add: readonly Document[], remove: readonly string[]): void {
  for (const id of [...remove, ...add.map(({ id }) => id)]) if (index.has(id)) index.discard(id)
  const joinEndings = ({ title, kind }: Document) =>
    wordsIn(`${title} ${kind}`).flatMap((word) => listCompoundEndings(word, locale))
  index.addAll(add.map((document) => ({ ...document, compoundEndings: joinEndings(document).join(' ') })))
}
