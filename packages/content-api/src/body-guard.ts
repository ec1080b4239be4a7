import { ApiError } from '@brand/content'
import type { Hono, MiddlewareHandler } from 'hono'
import { bodyLimit as limit } from 'hono/body-limit'

/** Most that a request may carry, in bytes (RELIABILITY 16). */
export const bodyLimit = 64 * 1024

/** Most levels of a JSON body; our forms have two. */
const mostLevels = 8

/** Names that reach an object's machinery when somebody copies it carelessly. */
const dangerous = new Set(['__proto__', 'constructor', 'prototype'])

const types = new Set(['application/json', 'application/x-www-form-urlencoded'])

function isSafe(value: unknown, levels = mostLevels): boolean {
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
  if (!isSafe(value)) throw new ApiError('The body has too many levels or a name that is not accepted', 400)
}

const limited = limit({
  maxSize: bodyLimit,
  onError: () => {
    throw new ApiError('Payload Too Large', 413)
  },
})

/**
 * Stands before every call that takes a body: 413 for one that is too large, 415 for one that is neither JSON nor a form, 400
 * for JSON that is none, too deep or dangerous. A path that takes none is left alone: there a body is the wrong method, 405.
 */
export function bodyGuard({ routes }: Hono): MiddlewareHandler {
  const takes = (path: string, method: string) => routes.some((route) => route.path === path && route.method === method)
  return async (c, next) => {
    const { path, method } = c.req
    if (method === 'GET' || method === 'HEAD' || !takes(path, method)) return next()
    const type = c.req.header('content-type')?.split(';')[0]!.trim().toLowerCase() ?? ''
    if (!types.has(type)) throw new ApiError('Unsupported Media Type', 415)
    return limited(c, async () => {
      if (type === 'application/json') checkJson(await c.req.text())
      await next()
    })
  }
}
