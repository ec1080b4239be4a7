import { createHash } from 'node:crypto'
import { speculationRules } from '../../speculation-rules.ts'

/** Hosts that a page may show in a frame: the players of the watch-video link. */
const frames = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** Hash of an inline style or script, as in a policy. */
export const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The content security policy of a page whose inline styles have the given hashes; `forms`: origins of hosted forms. */
export const contentSecurityPolicy = (styleHashes: readonly string[] = [], forms: readonly string[] = []) =>
  [
    // Everything else is forbidden.
    `default-src 'none'`,
    // The hash of the speculation rules that the loader inserts.
    `script-src 'self' ${cspHash(speculationRules)}`,
    `style-src 'self'${styleHashes.map((hash) => ` ${hash}`).join('')}`,
    // Colours from the CMS and the surfaces of blocks are style attributes.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `media-src 'self'`,
    `manifest-src 'self'`,
    `frame-src ${[...frames, ...forms].join(' ')}`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')

/** Headers of every answer: pages, API, images, errors, 304 (RELIABILITY 14). `https`: whether the site's address is on https. */
export const securityHeaders = (https: boolean): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }),
})
