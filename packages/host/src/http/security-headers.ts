import { createHash } from 'node:crypto'

/** Hash of an inline style or script, as in a policy. */
export const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Sources that a page may use beside the site's own, as hashes, hosts and origins. Default: none. */
export interface Policy {
  scripts?: readonly string[]
  styles?: readonly string[]
  images?: readonly string[]
  /** Origins that scripts may ask. */
  connections?: readonly string[]
  /** Origins that a page may show in a frame. */
  frames?: readonly string[]
  /** Origins that may show the page in a frame, such as that of a CMS. */
  ancestors?: readonly string[]
}

const join = (...sources: readonly string[]) => sources.join(' ')

/** The content security policy of a page. */
export function contentSecurityPolicy(policy: Policy = {}): string {
  const { scripts = [], styles = [], images = [], connections = [], frames = [], ancestors = [] } = policy
  return [
    // Everything else is forbidden.
    `default-src 'none'`,
    `script-src ${join(`'self'`, ...scripts)}`,
    `style-src ${join(`'self'`, ...styles)}`,
    // Colours from the CMS and the surfaces of blocks are style attributes.
    `style-src-attr 'unsafe-inline'`,
    `img-src ${join(`'self'`, 'data:', ...images)}`,
    `font-src 'self'`,
    `connect-src ${join(`'self'`, ...connections)}`,
    `media-src 'self'`,
    `manifest-src 'self'`,
    `frame-src ${frames.length ? join(...frames) : `'none'`}`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${ancestors.length ? join(`'self'`, ...ancestors) : `'none'`}`,
  ].join('; ')
}

/** Security headers of a site. */
export interface HeaderOptions {
  /** Policy of what is no page. */
  policy?: Policy
  /** The `Permissions-Policy`. Default: neither camera, microphone nor position. */
  permissions?: string
}

/**
 * Headers of every answer: pages, API, images, errors, 304. `https`: whether the site's address is on https.
 * @requirement RELIABILITY 14, PAGE-30
 */
export const securityHeaders = (
  https: boolean,
  { policy = {}, permissions = 'camera=(), microphone=(), geolocation=()' }: HeaderOptions = {},
): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(policy),
  'x-content-type-options': 'nosniff',
  // It knows no origins.
  ...(!policy.ancestors?.length && { 'x-frame-options': 'DENY' }),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }),
})
