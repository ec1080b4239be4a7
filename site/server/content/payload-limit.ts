import { ApiError } from '@brand/content'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { limitAt } from '../http/body-limits.ts'

/** Refuses a body that is larger than its path takes, also one without a `Content-Length`. */
export const payloadLimit = (path: string): MiddlewareHandler =>
  bodyLimit({
    maxSize: limitAt(path),
    onError: () => {
      throw new ApiError('Payload Too Large', 413)
    },
  })
