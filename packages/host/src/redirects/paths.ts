/** A path that is still encoded after so many rounds of decoding is refused. */
const maxRounds = 5

/** A text with its escapes decoded; unchanged when they are malformed. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The one spelling of a page's path: no doubled slashes, none at the end. */
export const normalizePath = (path: string) => path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')

const startsWithOneSlash = (path: string) => /^\/(?![/\\])/.test(path)

/**
 * Whether a path leads to this site, however often it is decoded and its dots are resolved.
 * @requirement RELIABILITY 11
 */
export function isSameOriginPath(path: string): boolean {
  let current = path
  for (let round = 0; round < maxRounds; round++) {
    // Browsers read a backslash as a slash, and skip tabs and line ends.
    if (!startsWithOneSlash(current.replace(/[\t\n\r]/g, ''))) return false
    const resolved = URL.parse(current, 'http://site.invalid')?.pathname
    if (resolved === undefined || !startsWithOneSlash(resolved)) return false
    const next = decoded(resolved)
    if (next === current) return true
    current = next
  }
  return false
}
