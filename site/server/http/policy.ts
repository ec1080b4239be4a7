import { cspHash, type HeaderOptions, type Policy } from '@brand/host'
import { askScript } from '../../request/consent.ts'
import { speculationRules } from '../../routes/speculation-rules.ts'

/** Hosts that a page may show in a frame: the players of the watch-video link. */
const players = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** The hash of the speculation rules that the loader inserts, and of the line of script in each page. */
const scripts = [speculationRules, askScript].map(cspHash)

/** Hosts that the tag manager and its statistics are loaded from and report to. */
const tagManagerHosts = 'https://*.googletagmanager.com'
const statisticsHosts = [tagManagerHosts, 'https://*.google-analytics.com', 'https://*.analytics.google.com']

interface PolicyOptions {
  /** Hashes of the page's inline styles. */
  styles: readonly string[]
  /** Origin of an image service. Default: all pictures are the site's own. */
  imageHost?: string | undefined
  /** Origins of hosted forms. */
  forms: readonly string[]
  /** The site has a tag manager. */
  hasTagManager: boolean
  /** Origins that may show the page in a frame, such as that of the CMS. */
  ancestors: readonly string[]
}

/** Returns the sources that a page may use beside the site's own files. */
export function pagePolicy({ styles, imageHost, forms, hasTagManager, ancestors }: PolicyOptions): Policy {
  const statistics = hasTagManager ? statisticsHosts : []
  return {
    scripts: hasTagManager ? [...scripts, tagManagerHosts] : scripts,
    styles,
    images: [...(imageHost ? [imageHost] : []), ...statistics],
    connections: [...forms, ...statistics],
    frames: [...players, ...forms],
    ancestors,
  }
}

/** Security headers of every answer. `ancestors` are the origins that may show the site in a frame. */
export const toSecurity = (ancestors: readonly string[] = []): HeaderOptions => ({
  policy: { scripts, frames: players, ancestors },
  // The microphone is for the clap test, which any page may have; the browser still asks.
  permissions: 'camera=(), microphone=(self), geolocation=(self)',
})
