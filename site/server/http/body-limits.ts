import type { IncomingMessage } from 'node:http'
import { bodyLimit, type RequestLimits } from '@brand/host'
import { isUpload, uploadLimit } from './upload.ts'

/** Paths that a CMS calls. */
export const cmsCalls = { webhook: '/api/webhooks/datocms', previewLinks: '/api/preview-links' } as const

/** Most bytes of them: a record comes with all its blocks in all languages, and a bulk of tags has no upper bound. */
export const payloadLimit = 4 * 2 ** 20

const limits = new Map<string, number>(Object.values(cmsCalls).map((path) => [path, payloadLimit]))

/**
 * Limits of requests as Node has them, by the path that they are sent to; one with a file may be larger.
 * @requirement RELIABILITY 16
 */
export const requestLimits: RequestLimits = {
  findLimit: (request: IncomingMessage) =>
    isUpload(request) ? uploadLimit : (limits.get(request.url!.split('?')[0]!) ?? bodyLimit),
  isUpload,
}
