import { isLocalised, isObject } from '@brand/content'
import type { Problem } from '@brand/content-api'
import type { Written } from './texts.ts'

/** Names that pages of products give their own parts, where no block has them. */
const ofProducts = ['models', 'colors', 'configurator']

/** Every value below a key of that name, with its place. */
function findValues(value: unknown, isMeant: (key: string) => boolean, path = ''): { path: string; text: string }[] {
  if (!Array.isArray(value) && !isObject(value)) return []
  const parts: [string, unknown][] = Object.entries(value)
  return parts.flatMap(([key, part]) => {
    const at = path ? `${path}.${key}` : key
    if (!isMeant(key)) return findValues(part, isMeant, at)
    const texts = isLocalised(part) ? Object.values(part) : [part]
    return texts.flatMap((text) => (typeof text === 'string' ? [{ path: at, text }] : []))
  })
}

/** The name of a block: of any, or of one that has a field for it. */
const isAnchor = (key: string) => key === 'anchor' || /^cb\w+Id$/.test(key)

/**
 * Entries of navigation lists that lead to no block of their page.
 * @requirement BLK-navigation_list-01
 */
export const anchorProblems = (records: readonly Written[]): Problem[] =>
  records.flatMap(({ place, file, value }) => {
    const isProduct = /^(?:family|fabric)\//.test(place)
    const names = new Set([...findValues(value, isAnchor).map(({ text }) => text), ...(isProduct ? ofProducts : [])])
    return findValues(value, (key) => key === 'cbNavigationListItemTarget')
      .filter(({ text }) => !names.has(text))
      .map(({ path, text }) => ({ file, path, message: `the page has no block with the name "${text}"` }))
  })
