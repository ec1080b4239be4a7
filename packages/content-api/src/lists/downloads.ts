import {
  toAnchor,
  defaultLocale,
  download,
  downloadCategory,
  pressKit,
  type Download,
  type DownloadCategory,
  type Locale,
  type PressKit,
} from '@brand/content'
import { resolveRecord } from '../resolve.ts'
import { inLocale, type Found, type Snapshot } from '../snapshot.ts'
import { resolveList } from './list.ts'

function resolveDownload(found: Found, snapshot: Snapshot, locale: Locale): Download {
  const { ctDownloadCategory: _, ctDownloadFile, ...facts } = resolveRecord(download, found, snapshot, locale)
  return { ...facts, ctDownloadFile: { ...ctDownloadFile, url: facts.ctDownloadLocked ? '' : ctDownloadFile.url } }
}

/**
 * The tables of the downloads page with their files; locked ones without their address.
 * @requirement OR-46
 */
export const downloadsIn = (snapshot: Snapshot, locale: Locale): DownloadCategory[] =>
  snapshot.list(downloadCategory.name, locale).map((found) => {
    const category = resolveRecord(downloadCategory, found, snapshot, locale)
    const english = inLocale(found.item, defaultLocale)?.record['ctDownloadCategoryTitle']
    const files = snapshot.referrers(found.item, download.name).flatMap((item) => inLocale(item, locale) ?? [])
    return {
      ...category,
      anchor: toAnchor(String(english ?? category.ctDownloadCategoryTitle)),
      _allReferencingCtDownloads: files.map((file) => resolveDownload(file, snapshot, locale)),
    }
  })

/**
 * Press kits, without their addresses.
 * @requirement OR-46
 */
export const pressKitsIn = (snapshot: Snapshot, locale: Locale): PressKit[] =>
  resolveList(pressKit, snapshot, locale).map((kit) => ({ ...kit, attachment: { ...kit.attachment, url: '' } }))
