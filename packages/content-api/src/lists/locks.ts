import { defaultLocale, download, mediaPaths, normalizeAddress, pressKit, type Locale } from '@brand/content'
import { onceFor } from '../reads.ts'
import { resolveRecord } from '../resolve.ts'
import { inLocale, type Found, type Snapshot } from '../snapshot.ts'

/**
 * A file that is given for the data of a form.
 * @requirement DL-04
 */
export interface LockedFile {
  id: string
  /** In the language that it was asked for in. */
  name: string
  /** Plain address of the file. */
  url: string
  lockedType: 'locked' | 'full_locked'
  isPressKit: boolean
}

/**
 * The files of a snapshot by who may have them. Locked are downloads with a lock, and all press kits. A file that no record
 * names, such as that of a draft or of a record that cannot be read, is neither locked nor open: nobody gets it.
 * @requirement DL-07
 */
export interface Locks {
  /** A locked file by its id. */
  find(id: string, locale: Locale): LockedFile | undefined
  /** The locked file that lies at an address, and the first language that it is in. */
  at(url: string): { id: string; locale: Locale } | undefined
  /** Whether the file at an address is given to everyone: a download only where the content names it, nothing that is locked. */
  isOpen(url: string): boolean
}

/** The kinds of record with files, the field of the file, and whether it is locked. */
const kinds = [
  { name: pressKit.name, file: 'attachment', isLocked: () => true },
  {
    name: download.name,
    file: 'ctDownloadFile',
    isLocked: (found: Found) => Boolean(found.listedBy('ctDownloadLocked')),
  },
]

function lockedFile(found: Found, snapshot: Snapshot, locale: Locale): LockedFile {
  if (found.item.entity.name === pressKit.name) {
    const { id, name, attachment } = resolveRecord(pressKit, found, snapshot, locale)
    return { id, name, url: normalizeAddress(attachment.url), lockedType: 'full_locked', isPressKit: true }
  }
  const { id, ctDownloadTitle, ctDownloadFile, ctDownloadLockedType } = resolveRecord(download, found, snapshot, locale)
  const url = normalizeAddress(ctDownloadFile.url)
  return { id, name: ctDownloadTitle, url, lockedType: ctDownloadLockedType, isPressKit: false }
}

/** The locked files of a locale. */
const lockedIn = onceFor((snapshot: Snapshot, locale: Locale) =>
  kinds.flatMap(({ name, file, isLocked }) =>
    snapshot
      .items(name)
      .flatMap((item) => inLocale(item, locale) ?? [])
      .filter(isLocked)
      .map((found) => ({ found, url: normalizeAddress((found.listedBy(file) as { url: string }).url) })),
  ),
)

/** By their addresses, with the first language that each is in. */
const lockedAt = onceFor((snapshot: Snapshot) => {
  const byUrl = new Map<string, { id: string; locale: Locale }>()
  for (const locale of snapshot.locales)
    for (const { url, found } of lockedIn(snapshot, locale)) if (!byUrl.has(url)) byUrl.set(url, { id: found.item.id, locale })
  return byUrl
})

/** The locks of a snapshot. */
export const locksIn = (snapshot: Snapshot): Locks => ({
  find(id, locale) {
    const locked = lockedIn(snapshot, locale).findLast(({ found }) => found.item.id === id)
    return locked && lockedFile(locked.found, snapshot, locale)
  },
  at: (url) => lockedAt(snapshot, defaultLocale).get(normalizeAddress(url)),
  isOpen(url) {
    const address = normalizeAddress(url)
    const isLocked = lockedAt(snapshot, defaultLocale).has(address)
    return !isLocked && (!address.startsWith(mediaPaths.downloads) || snapshot.namesFile(address))
  },
})
