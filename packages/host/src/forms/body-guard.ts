import type { MiddlewareHandler } from 'hono'
import { bodyLimit as limit } from 'hono/body-limit'
import { HttpError } from '../http/errors.ts'
import { bodyLimit } from '../http/request-limits.ts'

/** Deepest nesting of a JSON body; our forms have two levels. */
const maxDepth = 8

/** Names that can pollute prototypes when an object is copied carelessly. */
const dangerous = new Set(['__proto__', 'constructor', 'prototype'])

const types = new Set(['application/json', 'application/x-www-form-urlencoded'])

function isSafe(value: unknown, levels = maxDepth): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.entries(value).every(([name, part]) => !dangerous.has(name) && isSafe(part, levels - 1))
}

function checkJson(text: string): void {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new HttpError('The body is not JSON', 400)
  }
  if (!isSafe(value)) throw new HttpError('The body has too many levels or an invalid name', 400)
}

/** Refuses a body of more bytes, also one without a `Content-Length`. */
export const limitBody = (maxSize: number): MiddlewareHandler =>
  limit({
    maxSize,
    onError: () => {
      throw new HttpError('Payload Too Large', 413)
    },
  })

const limited = limitBody(bodyLimit)

export interface GuardOptions {
  /** Media type of a body that is left to the call, which holds the limits while it reads. Default: none is. */
  streamed?: string | undefined
}

/**
 * Checks the body of a request. It answers 413 if it is too large, and 415 if it is neither JSON nor a form. JSON that is invalid, too
 * deep or dangerous is answered 400.
 * @requirement RELIABILITY 16
 */
export function bodyGuard({ streamed }: GuardOptions = {}): MiddlewareHandler {
  return async (c, next) => {
    const type = c.req.header('content-type')?.split(';')[0]!.trim().toLowerCase() ?? ''
    if (type === streamed) return next()
    if (!types.has(type)) throw new HttpError('Unsupported Media Type', 415)
    return limited(c, async () => {
      if (type === 'application/json') checkJson(await c.req.text())
      await next()
    })
  }
}
