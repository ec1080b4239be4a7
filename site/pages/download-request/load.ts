import { ApiError, type Client, type Locale } from '@brand/content'
import { redirect } from 'vike/abort'
import { requestSlug } from '../../routes/download-request.ts'
import { ownSlugs } from '../../routes/published.ts'
import type { SiteRequest } from '../../request/context.ts'
import { loadItem, orErrorPage, type ItemData } from '../load.ts'

/** A file that is given for the data of a form. */
interface AskedFile {
  id: string
  name: string
  lockedType: 'locked' | 'full_locked'
  isPressKit: boolean
  format?: string | undefined
  size?: number | undefined
}

/** The data of the page that asks for a file. */
export interface DownloadRequestData extends ItemData {
  file: AskedFile
}

/** A file by its id, among those of the downloads page and the press kits; only its address where it is not locked. Rejects without one. */
async function findFile(client: Client, locale: Locale, id: string): Promise<AskedFile | { href: string }> {
  const [categories, kits] = await Promise.all([client.downloads({ locale }), client.press({ locale })])
  const file = categories.flatMap(({ _allReferencingCtDownloads: files }) => files).find((found) => found.id === id)
  if (file) {
    const { ctDownloadFile, ctDownloadTitle: name, ctDownloadLocked, ctDownloadLockedType: lockedType } = file
    if (!ctDownloadLocked) return { href: ctDownloadFile.url }
    return { id, name, lockedType, isPressKit: false, format: ctDownloadFile.format, size: ctDownloadFile.size }
  }
  const kit = kits.find((found) => found.id === id)
  if (!kit) throw new ApiError('File not found', 404)
  return { id, name: kit.name, lockedType: 'full_locked', isPressKit: true, size: kit.attachment.size }
}

/** Loads the page that asks for a file. One that is not locked any more needs no form: it is what the page leads to. */
export async function loadDownloadRequest(request: SiteRequest, fileId: string): Promise<DownloadRequestData> {
  const { client, locale, active } = request
  const file = await orErrorPage(findFile(client, locale, fileId))
  if ('href' in file) throw redirect(file.href, 302)
  const item = { file, usedLocale: locale, localizedSlugs: ownSlugs(requestSlug(fileId), active) }
  return loadItem(request, Promise.resolve(item), () => file.name)
}
