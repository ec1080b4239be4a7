import { ApiError } from '@brand/content'
import type { Hono, MiddlewareHandler } from 'hono'
import { bodyLimit as limit } from 'hono/body-limit'

/**
 * Largest body of a request, in bytes.
 * @requirement RELIABILITY 16
 */
export const bodyLimit = 64 * 1024

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
    throw new ApiError('The body is not JSON', 400)
  }
  if (!isSafe(value)) throw new ApiError('The body has too many levels or an invalid name', 400)
}

const limited = limit({
  maxSize: bodyLimit,
  onError: () => {
    throw new ApiError('Payload Too Large', 413)
  },
})

/**
 * Checks the body of every call that takes one. It answers 413 if it is too large, 415 if it is neither JSON nor a form, and 400
 * if its JSON is invalid, too deep or dangerous. Paths without such a call are skipped; they answer 405. A body of the type
 * `streamed` is left to the call, which holds the limits while it reads.
 */
export function bodyGuard({ routes }: Hono, { streamed }: { streamed?: string | undefined } = {}): MiddlewareHandler {
  const acceptsBody = (path: string, method: string) => routes.some((route) => route.path === path && route.method === method)
  return async (c, next) => {
    const { path, method } = c.req
    if (method === 'GET' || method === 'HEAD' || !acceptsBody(path, method)) return next()
    const type = c.req.header('content-type')?.split(';')[0]!.trim().toLowerCase() ?? ''
    if (type === streamed) return next()
    if (!types.has(type)) throw new ApiError('Unsupported Media Type', 415)
    return limited(c, async () => {
      if (type === 'application/json') checkJson(await c.req.text())
      await next()
    })
  }
}
