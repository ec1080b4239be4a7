import { ApiError } from '@brand/content'
import { isSameOriginPath, normalizePath } from '@brand/host'
import { takePreviewKey, type Api } from '@brand/content-api'
import { Hono, type Context, type Handler } from 'hono'
import { deleteCookie, getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'

/** The cookie of a visitor in preview. Its value is the time when preview ends, in ms, signed; it does not contain the secret. */
const previewCookie = 'preview'

/** Lifetime of a preview, in seconds. */
const maxAge = 60 * 60

/**
 * Headers of a page with drafts: never cached, never indexed.
 * @requirement RELIABILITY 9
 */
const draftHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }

/** Whether a key is the secret; `undefined` when the client has tried too many wrong ones. */
async function checkKey({ preview, identifyClient }: Api, key: string, c: Context): Promise<boolean | undefined> {
  try {
    return await preview.admits(key, identifyClient(c))
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return undefined
    throw error
  }
}

const noStore = { 'Cache-Control': 'no-store' }

interface PreviewOptions {
  /** The first one signs, each is valid. */
  secrets: readonly string[]
  /** Whether the site is on https for a request; its cookie is then limited to https. */
  isSecure: (c: Context) => boolean
  /** Whether a CMS shows the site in a frame; on https its cookie is then that of this frame alone. Default `false`. */
  isFramed?: boolean
  /** Default `Date.now`. */
  now?: () => number
}

/**
 * Preview of the pages of a site: what enters and leaves it, and who is in it.
 * @requirement PAGE-21, OR-10
 */
export function createPreview(api: Api, { secrets, isSecure, isFramed = false, now = Date.now }: PreviewOptions) {
  // Separate keys, so that nothing else that a secret signs is a valid cookie.
  const signingKeys = secrets.map((secret) => `preview ${secret}`)
  const endIn = async (c: Context, key: string) => Number((await getSignedCookie(c, key, previewCookie)) || 0)
  function toCookieOptions(c: Context) {
    const secure = isSecure(c)
    // Browsers send no other cookies to a site in another site's frame.
    const frame = isFramed && secure ? ({ sameSite: 'None', partitioned: true } as const) : ({ sameSite: 'Lax' } as const)
    return { path: '/', secure, httpOnly: true, ...frame }
  }

  function moveTo(c: Context, address: string, status: 302 | 303): Response {
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
    // The browser's cached pages are from before this change.
    if (isSecure(c)) c.header('Clear-Site-Data', '"cache"')
    return c.redirect(address, status)
  }
  /** The key of an address, and the address without it; the home page where a redirect to that could leave this site. */
  const takeKey = ({ req }: Context) => {
    const { pathname, search } = new URL(req.url)
    const taken = takePreviewKey(normalizePath(pathname) + search)
    return taken && (isSameOriginPath(normalizePath(pathname)) ? taken : { ...taken, rest: '/' })
  }
  const forget = (c: Context) =>
    void (getCookie(c, previewCookie) !== undefined && deleteCookie(c, previewCookie, toCookieOptions(c)))

  /** Exchanges the secret in an address for a cookie and redirects to the address without it. */
  const enter: Handler = async (c, next) => {
    const taken = takeKey(c)
    if (!taken) return next()
    const isRight = await checkKey(api, taken.key, c)
    if (isRight === undefined) return c.text('Too many requests\n', 429, { ...noStore, 'Retry-After': '60' })
    const end = String(now() + maxAge * 1000)
    if (isRight) await setSignedCookie(c, previewCookie, end, signingKeys[0]!, { ...toCookieOptions(c), maxAge })
    // A wrong key ends a preview. @requirement RT-10
    else forget(c)
    return moveTo(c, taken.rest, 302)
  }

  /** Answers the form of the preview bar. */
  const leave: Handler = (c, next) => {
    const taken = takeKey(c)
    if (taken?.key !== '') return next()
    forget(c)
    return moveTo(c, taken.rest, 303)
  }

  return {
    app: new Hono().on(['GET', 'HEAD'], '*', enter).post('*', leave),
    /** Whether a request comes from a visitor in preview. */
    isOn: async (c: Context) => Math.max(...(await Promise.all(signingKeys.map((key) => endIn(c, key))))) > now(),
    cookie: previewCookie,
    headers: draftHeaders,
  }
}
