import { apiPaths, downloadList, pressList, type Locale } from '@brand/content'
import { downloadsIn, pressKitsIn } from '../lists/downloads.ts'
import type { Snapshot } from '../snapshot.ts'

/**
 * The tables of the downloads page with their files; locked ones without their address.
 * @requirement API-31, OR-46
 */
export const downloadsCall = {
  path: apiPaths.downloads,
  summary: 'The tables of the downloads page with their files. The URL of a locked file is empty.',
  answer: downloadList,
  compose: (snapshot: Snapshot, { locale }: { locale: Locale }) => downloadsIn(snapshot, locale),
}

/**
 * Press kits, without their addresses.
 * @requirement API-32, OR-46
 */
export const pressCall = {
  path: apiPaths.press,
  summary: 'Press kits. Their URLs are empty.',
  answer: pressList,
  compose: (snapshot: Snapshot, { locale }: { locale: Locale }) => pressKitsIn(snapshot, locale),
}
