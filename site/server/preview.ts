import { ApiError } from '@brand/content'
import { takePreviewKey, type Api } from '@brand/content-api'
import type { Context, Handler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Renderer } from './render.ts'

/** Keeps a visitor in preview; its value is signed and is not the secret. */
export const previewCookie = 'preview'

/** Headers of a page with drafts: no cache keeps it, no search engine lists it (RELIABILITY 9). */
export const draftHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** How a visitor comes to see drafts, and leaves them again (PAGE-21, OR-10). */
export interface Preview {
  /** Exchanges the secret in an address for a cookie, by a redirect to the address without it. */
  enter: Handler
  /** Answers the form of the preview bar. */
  leave: Handler
  isOn(c: Context): boolean
  /** Renders a page with drafts. */
  render: Renderer
}

/** Whether a key is the secret; `undefined` where the client has guessed too often. */
function judge({ preview, clientOf }: Api, key: string, c: Context): boolean | undefined {
  try {
    return preview.admits(key, clientOf(c))
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return undefined
    throw error
  }
}

const noStore = { 'Cache-Control': 'no-store' }

interface Options {
  /** Whether the site is on https for a request, so that its cookie stays there. */
  isSecure: (c: Context) => boolean
  render: Renderer
}

/** Preview for the pages of a site. */
export function createPreview(api: Api, { isSecure, render }: Options): Preview {
  const scopeOf = (c: Context) => ({ path: '/', secure: isSecure(c), httpOnly: true, sameSite: 'Lax' }) as const

  function moveTo(c: Context, address: string, status: 302 | 303): Response {
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
    // What the browser keeps of these pages is of the other kind from now on.
    if (isSecure(c)) c.header('Clear-Site-Data', '"cache"')
    return c.redirect(address, status)
  }
  const takeKey = ({ req }: Context) => {
    const { pathname, search } = new URL(req.url)
    return takePreviewKey(pathname + search)
  }
  const forget = (c: Context) => void (getCookie(c, previewCookie) !== undefined && deleteCookie(c, previewCookie, scopeOf(c)))

  return {
    enter(c, next) {
      const taken = takeKey(c)
      if (!taken) return next()
      const isRight = judge(api, taken.key, c)
      if (isRight === undefined) return c.text('Too many requests\n', 429, { ...noStore, 'Retry-After': '60' })
      const { value, maxAge } = api.preview.cookie()
      if (isRight) setCookie(c, previewCookie, value, { ...scopeOf(c), maxAge })
      // Another key decides anew (RT-10): with a wrong one a visitor sees what everybody sees.
      else forget(c)
      return moveTo(c, taken.rest, 302)
    },
    leave(c, next) {
      const taken = takeKey(c)
      if (taken?.key !== '') return next()
      forget(c)
      return moveTo(c, taken.rest, 303)
    },
    isOn: (c) => api.preview.holds(getCookie(c, previewCookie)),
    render,
  }
}
