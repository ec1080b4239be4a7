import { createHash } from 'node:crypto'
import { askScript } from '../../request/consent.ts'
import { speculationRules } from '../../routes/speculation-rules.ts'

/** Hosts that a page may show in a frame: the players of the watch-video link. */
const frames = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** Hash of an inline style or script, as in a policy. */
export const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Hosts that the tag manager and its statistics are loaded from and report to. */
const tagManagerHosts = 'https://*.googletagmanager.com'
const statisticsHosts = `${tagManagerHosts} https://*.google-analytics.com https://*.analytics.google.com`

interface PolicyOptions {
  /** Hashes of the page's inline styles. Default: it has none. */
  styles?: readonly string[]
  /** Origin of an image service. Default: all pictures are the site's own. */
  imageHost?: string | undefined
  /** Origins of hosted forms. Default: none. */
  forms?: readonly string[]
  /** The site has a tag manager. Default `false`. */
  hasTagManager?: boolean
  /** Origins that may show the page in a frame, such as that of the CMS. Default: none. */
  ancestors?: readonly string[]
}

/** The content security policy of a page. */
export function contentSecurityPolicy(options: PolicyOptions = {}): string {
  const { styles = [], imageHost, forms = [], hasTagManager = false, ancestors = [] } = options
  const tagManager = hasTagManager ? ` ${tagManagerHosts}` : ''
  const statistics = hasTagManager ? ` ${statisticsHosts}` : ''
  return [
    // Everything else is forbidden.
    `default-src 'none'`,
    // The hash of the speculation rules that the loader inserts, and of the line of script in each page.
    `script-src 'self' ${[speculationRules, askScript].map(cspHash).join(' ')}${tagManager}`,
    `style-src 'self'${styles.map((hash) => ` ${hash}`).join('')}`,
    // Colours from the CMS and the surfaces of blocks are style attributes.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:${imageHost ? ` ${imageHost}` : ''}${statistics}`,
    `font-src 'self'`,
    `connect-src ${[`'self'`, ...forms].join(' ')}${statistics}`,
    `media-src 'self'`,
    `manifest-src 'self'`,
    `frame-src ${[...frames, ...forms].join(' ')}`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${ancestors.length ? [`'self'`, ...ancestors].join(' ') : `'none'`}`,
  ].join('; ')
}

/**
 * Headers of every answer: pages, API, images, errors, 304. `https`: whether the site's address is on https; `ancestors` are the origins
 * that may show the site in a frame.
 * @requirement RELIABILITY 14, PAGE-30
 */
export const securityHeaders = (https: boolean, ancestors: readonly string[] = []): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy({ ancestors }),
  'x-content-type-options': 'nosniff',
  // It knows no origins.
  ...(!ancestors.length && { 'x-frame-options': 'DENY' }),
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The microphone is for the clap test, which any page may have; the browser still asks.
  'permissions-policy': 'camera=(), microphone=(self), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }),
})
