import { localizedPath } from '@brand/content'
import type { Api } from '@brand/content-api'
import { hasPage } from '@brand/content/routes'
import { HttpError, limitBody, sendError } from '@brand/host'
import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import { cmsCalls, payloadLimit } from '../http/body-limits.ts'
import type { Content, Previewed } from './content.ts'

const path = cmsCalls.previewLinks

/** The header that the preview secret is in: an address would be in logs. */
const secretHeader = 'x-preview-secret'

interface Options {
  api: Pick<Api, 'drafts' | 'preview'>
  /** The record that a request is about. */
  previewed: NonNullable<Content['previewed']>
  findBaseUrl: (c: Context) => string
  identifyClient: (c: Context) => string | undefined
}

/**
 * Gives the CMS the links to a record's page: as a draft, which the preview secret of the call opens, and as published. A record
 * without a page has no links.
 * @requirement PAGE-29, PAGE-22
 */
export function createPreviewLinks({ api, previewed, findBaseUrl, identifyClient }: Options): Hono {
  async function findPath({ type, id, locale }: Previewed): Promise<string | undefined> {
    const found = hasPage(type) ? (await api.drafts()).byId(type, id, locale) : undefined
    return found && localizedPath(found.item.localizedSlugs, locale)
  }

  async function linksFor(record: Previewed | undefined, c: Context, secret: string) {
    const [page, baseUrl] = [record && (await findPath(record)), findBaseUrl(c)]
    // The CMS shows complete addresses only.
    if (page === undefined || !baseUrl) return []
    const url = baseUrl + page
    const draft = { label: 'Draft', url: `${url}?${new URLSearchParams({ preview: secret })}`, reloadPreviewOnRecordUpdate: true }
    return [
      ...(record!.status === 'published' ? [] : [draft]),
      ...(record!.status === 'draft' ? [] : [{ label: 'Published', url }]),
    ]
  }

  const app = new Hono()
  // The CMS calls from the editor's browser, without cookies: what counts is the secret.
  app.use(path, cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['content-type', secretHeader] }))
  app.post(path, limitBody(payloadLimit), async (c) => {
    c.header('Cache-Control', 'no-store')
    const secret = c.req.header(secretHeader) ?? ''
    if (!(await api.preview.admits(secret, identifyClient(c)))) throw new HttpError('Invalid secret', 403)
    const record = previewed(await c.req.json().catch(() => undefined))
    return c.json({ previewLinks: await linksFor(record, c, secret) })
  })
  app.all(path, () => {
    throw new HttpError('Method not allowed', 405)
  })
  app.onError((error, c) => sendError(c, error, { allow: 'POST, OPTIONS' }))
  return app
}
