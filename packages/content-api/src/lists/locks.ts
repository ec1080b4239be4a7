import { download, mediaPaths, plainAddress, pressKit, type Locale } from '@brand/content'
import { resolveRecord } from '../resolve.ts'
import { inLocale, type Snapshot } from '../snapshot.ts'

/**
 * A file that is given for the data of a form.
 * @requirement DL-04
 */
export interface LockedFile {
  id: string
  /** In the language that it was asked for in. */
  name: string
  /** Where it lies. */
  url: string
  lockedType: 'locked' | 'full_locked'
  isPressKit: boolean
}

/**
 * The files of a snapshot by who may have them. Locked are files of the downloads page that say so, and all press kits. What no
 * record names, such as the file of a draft or of a record that cannot be read, is neither locked nor open: nobody gets it.
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

function read(snapshot: Snapshot): Locks {
  const filesIn = (locale: Locale): LockedFile[] => {
    const foundOf = (type: string) => snapshot.items(type).flatMap((item) => inLocale(item, locale) ?? [])
    const kits = foundOf(pressKit.name)
      .map((found) => resolveRecord(pressKit, found, snapshot, locale))
      .map(({ id, name, attachment }) => ({
        id,
        name,
        url: plainAddress(attachment.url),
        lockedType: 'full_locked' as const,
        isPressKit: true,
      }))
    const files = foundOf(download.name)
      .map((found) => resolveRecord(download, found, snapshot, locale))
      .filter(({ ctDownloadLocked }) => ctDownloadLocked)
      .map(({ id, ctDownloadTitle: name, ctDownloadFile, ctDownloadLockedType: lockedType }) => ({
        id,
        name,
        url: plainAddress(ctDownloadFile.url),
        lockedType,
        isPressKit: false,
      }))
    return [...kits, ...files]
  }
  const byLocale = new Map(snapshot.locales.map((locale) => [locale, filesIn(locale)]))
  const byUrl = new Map<string, { id: string; locale: Locale }>()
  for (const [locale, files] of byLocale) for (const { url, id } of files) if (!byUrl.has(url)) byUrl.set(url, { id, locale })
  return {
    find: (id, locale) => byLocale.get(locale)?.findLast((file) => file.id === id),
    at: (url) => byUrl.get(plainAddress(url)),
    isOpen(url) {
      const address = plainAddress(url)
      return !byUrl.has(address) && (!address.startsWith(mediaPaths.downloads) || snapshot.namesFile(address))
    },
  }
}

const known = new WeakMap<Snapshot, Locks>()

/** The locks of a snapshot, read once. */
export function locksIn(snapshot: Snapshot): Locks {
  const locks = known.get(snapshot) ?? read(snapshot)
  known.set(snapshot, locks)
  return locks
}
