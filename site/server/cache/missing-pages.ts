import { defaultLocale, download, homePath, homeSlug, pressKit, trimSlashes, type Locale } from '@brand/content'
import type { Snapshot } from '@brand/content-api'
import { routeAt } from '@brand/content/routes'
import { decoded, localize, missingSegment } from '@brand/host'
import { formOn } from '../../forms/forms.ts'

interface MissingOptions {
  active: readonly Locale[]
  /** The published content; `undefined` before there is any. */
  snapshot: () => Pick<Snapshot, 'find' | 'byId'> | undefined
}

/**
 * Finds the page that stands for all of its kind that are not there, for a path at which there is nothing; `undefined` where there may be
 * a page. So the number of pages with status 404 does not grow with the addresses that clients request.
 * @requirement RELIABILITY 22, 27
 */
export function createMissingPages({ active, snapshot }: MissingOptions) {
  return (path: string): string | undefined => {
    const content = snapshot()
    if (!content) return undefined
    const { locale, path: local } = localize(path, { active, defaultLocale })
    const { name, path: pattern, record } = routeAt(local)
    const prefix = pattern.replace(/[@*].*$/, '')
    const rest = decoded(local.slice(prefix.length))
    const isThere = () => {
      if (record === 'page') {
        const slug = trimSlashes(decoded(local)) || homeSlug
        // A form without a page leads to the contact page. @requirement CONTACT-15
        return content.find(record, slug, locale) !== undefined || formOn(slug) !== undefined
      }
      if (record) return content.find(record, rest, locale) !== undefined
      const isFile = () => [download, pressKit].some(({ name }) => content.byId(name, rest, locale))
      return name === 'download-request' ? isFile() : true
    }
    if (isThere()) return undefined
    return `${homePath(locale).replace(/\/$/, '')}${prefix.replace(/\/?$/, '/')}${missingSegment}`
  }
}
