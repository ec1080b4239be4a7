import {
  defaultLocale,
  entities,
  hasPage,
  homeSlug,
  isLocale,
  localizedPath,
  mediaPaths,
  fixedRoutes,
  pathFor,
  pathPrefix,
  type Locale,
} from '@brand/content'
import type { Item, Snapshot } from './snapshot.ts'

const isInternal = (link: string) =>
  /^\/(?!api\/)/.test(link) && ![mediaPaths.files, mediaPaths.downloads].some((path) => link.startsWith(path))

const split = (link: string) => /^([^?#]*)(.*)$/s.exec(link)!.slice(1) as [path: string, rest: string]

/** The longest prefix first: a typology is below the families' prefix, and a page may be anywhere. */
const types = entities
  .filter(({ name }) => hasPage(name))
  .map(({ name }) => ({ name, prefix: pathPrefix(name) }))
  .toSorted((a, b) => b.prefix.length - a.prefix.length)

/** The locale prefix of a path and what follows it; English where there is none. */
function splitLocale(path: string): [locale: Locale, local: string] {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(path) ?? []
  return isLocale(first) && first !== defaultLocale ? [first, rest || '/'] : [defaultLocale, path]
}

/** The item that an internal link leads to. A path without a locale prefix is read as English. */
export function itemAt(snapshot: Snapshot, link: string): Item | undefined {
  const [locale, path] = splitLocale(split(link)[0])
  for (const { name, prefix } of types) {
    if (!path.startsWith(prefix)) continue
    const found = snapshot.find(name, path.slice(prefix.length).replace(/\/$/, '') || homeSlug, locale)
    if (found) return found.item
  }
  return undefined
}

/**
 * An internal link on a page in a visitor's locale, also on a page that fell back to English. Other links, and those that carry a
 * locale prefix already, stay as they are.
 * @requirement OR-06, RELIABILITY 23
 */
export function localizeLink(snapshot: Snapshot, link: string, locale: Locale): string {
  const [path, rest] = split(link)
  if (!isInternal(link) || splitLocale(path)[0] !== defaultLocale) return link
  const item = itemAt(snapshot, link)
  if (item) return localizedPath(item.localizedSlugs, locale) + rest
  const isFile = /\.\w+$/.test(path)
  return isFile ? link : pathFor('', path.slice(1), locale) + rest
}

/** Whether an internal link leads nowhere. */
export function isBrokenLink(snapshot: Snapshot, link: string): boolean {
  if (!isInternal(link)) return false
  const [, path] = splitLocale(split(link)[0])
  return !fixedRoutes.some((own) => own.path === path.replace(/\/$/, '')) && !itemAt(snapshot, link)
}
