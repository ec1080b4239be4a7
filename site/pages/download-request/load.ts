import { ApiError, type Client, type Locale } from '@brand/content'
import { redirect } from 'vike/abort'
import { findFile, type RequestedFile } from '../../cms/kinds/download.ts'
import type { SiteRequest } from '../../request/context.ts'
import { requestSlug } from '../../routes/download-request.ts'
import { toFixedSlugs } from '../../routes/fixed-slugs.ts'
import { errorPageOnFailure, loadItem, type ItemData } from '../load.ts'

/** The data of the page that asks for a file. */
export interface DownloadRequestData extends ItemData {
  file: RequestedFile
}

/** Loads a file by its id. Rejects without one. */
async function loadFile(client: Client, locale: Locale, id: string) {
  const [categories, kits] = await Promise.all([client.downloads({ locale }), client.press({ locale })])
  const file = findFile(id, categories, kits)
  if (!file) throw new ApiError('File not found', 404)
  return file
}

/** Loads the page that asks for a file. One that is not locked any more needs no form: it is what the page leads to. */
export async function loadDownloadRequest(request: SiteRequest, fileId: string): Promise<DownloadRequestData> {
  const { client, locale, active } = request
  const file = await errorPageOnFailure(loadFile(client, locale, fileId))
  if ('href' in file) throw redirect(file.href, 302)
  const item = { usedLocale: locale, localizedSlugs: toFixedSlugs(requestSlug(fileId), active) }
  return loadItem(
    request,
    Promise.resolve(item),
    () => ({ file }),
    () => file.name,
  )
}
