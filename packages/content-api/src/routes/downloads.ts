import {
  anchorOf,
  apiPaths,
  defaultLocale,
  download,
  downloadCategory,
  downloadList,
  pressKit,
  pressList,
  type Download,
  type DownloadCategory,
  type Locale,
} from '@brand/content'
import { showRecord } from '../show.ts'
import { inLocale, type Found, type Snapshot } from '../snapshot.ts'
import { showAll } from './list.ts'

function downloadOf(found: Found, snapshot: Snapshot, locale: Locale): Download {
  const { ctDownloadCategory: _, ctDownloadFile, ...facts } = showRecord(download, found, snapshot, locale)
  return { ...facts, ctDownloadFile: { ...ctDownloadFile, url: facts.ctDownloadLocked ? '' : ctDownloadFile.url } }
}

/** The tables of the downloads page with their files; locked ones without their address (API-31, OR-46). */
export const downloadsCall = {
  path: apiPaths.downloads,
  summary: 'The tables of the downloads page with their files. The address of a locked file is empty.',
  answer: downloadList,
  compose: (snapshot: Snapshot, { locale }: { locale: Locale }): DownloadCategory[] =>
    snapshot.list(downloadCategory.name, locale).map((found) => {
      const shown = showRecord(downloadCategory, found, snapshot, locale)
      const english = inLocale(found.item, defaultLocale)?.record['ctDownloadCategoryTitle']
      const files = snapshot.naming(found.item, download.name).flatMap((item) => inLocale(item, locale) ?? [])
      return {
        ...shown,
        anchor: anchorOf(String(english ?? shown.ctDownloadCategoryTitle)),
        _allReferencingCtDownloads: files.map((file) => downloadOf(file, snapshot, locale)),
      }
    }),
}

/** Press kits, without their addresses (API-32, OR-46). */
export const pressCall = {
  path: apiPaths.press,
  summary: 'Press kits. The address of each is empty.',
  answer: pressList,
  compose: (snapshot: Snapshot, { locale }: { locale: Locale }) =>
    showAll(pressKit, snapshot, locale).map((kit) => ({ ...kit, attachment: { ...kit.attachment, url: '' } })),
}
