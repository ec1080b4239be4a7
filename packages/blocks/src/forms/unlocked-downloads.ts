/**
 * A file that a visitor has unlocked.
 * @requirement DL-16
 */
export interface UnlockedDownload {
  fileId: string
  /** Empty, unless a brand keeps the address of the visitor. */
  payload: { email?: string }
  lockedFileUrl: string
}

export interface UnlockedDownloadsOptions {
  /**
   * Whether the visitor lets the site remember preferences. Without it nothing is kept, and what was is deleted.
   * @requirement DL-21, DL-22
   */
  hasConsent: () => boolean
  /** Keeps the e-mail address too. Default `false`. */
  storePayload?: boolean
}

/**
 * Name of the item in the browser's storage.
 * @requirement DL-18
 */
export const unlockedItem = 'unlockedDownloadsUpdatedv2'

const isUnlocked = (value: unknown): value is UnlockedDownload =>
  typeof value === 'object' &&
  value !== null &&
  ['fileId', 'lockedFileUrl'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string')

/** The files that a visitor has unlocked, in the browser's storage; it may be missing or full, and then nothing is remembered. */
export function unlockedDownloads({ hasConsent, storePayload = false }: UnlockedDownloadsOptions) {
  function write(records: readonly UnlockedDownload[]): void {
    try {
      if (records.length && hasConsent()) localStorage.setItem(unlockedItem, JSON.stringify(records))
      else localStorage.removeItem(unlockedItem)
    } catch {
      // Private windows may refuse.
    }
  }
  function list(): UnlockedDownload[] {
    if (!hasConsent()) write([])
    try {
      const found: unknown = JSON.parse(localStorage.getItem(unlockedItem) ?? '[]')
      return Array.isArray(found) ? found.filter(isUnlocked) : []
    } catch {
      return []
    }
  }
  const without = (fileId: string) => list().filter((record) => record.fileId !== fileId)
  return {
    list,
    /** Address of a file, where it is unlocked. */
    addressOf: (fileId: string) => list().find((record) => record.fileId === fileId)?.lockedFileUrl,
    /**
     * Remembers a file; its earlier record is replaced.
     * @requirement DL-23
     */
    add(fileId: string, lockedFileUrl: string, email?: string): void {
      const payload = storePayload && email ? { email } : {}
      write([...without(fileId), { fileId, payload, lockedFileUrl }])
    },
    /**
     * Forgets a file.
     * @requirement DL-24
     */
    remove: (fileId: string) => write(without(fileId)),
    clear: () => write([]),
  }
}
