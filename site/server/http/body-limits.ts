import type { IncomingMessage } from 'node:http'
import { bodyLimit } from '@brand/content-api'
import type { RequestLimits } from '@brand/host'
import { isUpload, uploadLimit } from './upload.ts'

/** Paths that a CMS calls. */
export const cmsCalls = { webhook: '/api/webhooks/datocms', previewLinks: '/api/preview-links' } as const

/** A record comes with all its blocks in all languages, and a bulk of tags has no upper bound. */
const payloadLimit = 4 * 2 ** 20

const limits = new Map<string, number>(Object.values(cmsCalls).map((path) => [path, payloadLimit]))

/**
 * Most bytes of a request's body, by the path that it is sent to.
 * @requirement RELIABILITY 16
 */
export const limitAt = (path: string): number => limits.get(path) ?? bodyLimit

/** Limits of requests as Node has them; one with a file may be larger. */
export const requestLimits: RequestLimits = {
  findLimit: (request: IncomingMessage) => (isUpload(request) ? uploadLimit : limitAt(request.url!.split('?')[0]!)),
  isUpload,
}
