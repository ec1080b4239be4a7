import type { DownloadCategory, PressKit } from '@brand/content'

/** A file that is given for the data of a form. */
export interface RequestedFile {
  id: string
  name: string
  lockedType: 'locked' | 'full_locked'
  isPressKit: boolean
}

/** A file by its id, among those of the downloads page and the press kits; only its address where it is not locked. */
export function findFile(
  id: string,
  categories: readonly DownloadCategory[],
  kits: readonly PressKit[],
): RequestedFile | { href: string } | undefined {
  const file = categories.flatMap(({ _allReferencingCtDownloads: files }) => files).find((found) => found.id === id)
  if (file && !file.ctDownloadLocked) return { href: file.ctDownloadFile.url }
  if (file) return { id, name: file.ctDownloadTitle, lockedType: file.ctDownloadLockedType, isPressKit: false }
  const kit = kits.find((found) => found.id === id)
  return kit && { id, name: kit.name, lockedType: 'full_locked', isPressKit: true }
}
