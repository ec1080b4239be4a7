import type { Redirect } from '@brand/content'

/** Where an address leads now (RED-05, RED-06). */
export interface Moved {
  /** A path of this site, or another site's full address. */
  location: string
  status: 301 | 302
}

interface Rule extends Redirect {
  /** The first of several that match wins (OR-76). */
  order: number
}

/** More rules than this in a row are not followed at once; the next request goes on from there. */
const mostSteps = 20
/** A path that is encoded more often than this means no good. */
const mostRounds = 5

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** One page has one path: no doubled slashes, none at the end. */
export const tidy = (path: string) => path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')

/** Whether a path leads to this site however often somebody decodes it on the way (RELIABILITY 11). */
export function staysHere(path: string): boolean {
  let at = path
  for (let round = 0; round < mostRounds; round++) {
    // Browsers take a backslash for a slash, and pass over tabs and line ends.
    if (!/^\/(?![/\\])/.test(at.replace(/[\t\n\r]/g, ''))) return false
    const next = decoded(at)
    if (next === at) return true
    at = next
  }
  return false
}

/** The same for all ways to write a path: decoded, without a slash at the end (RED-03). */
const pathKey = (path: string) => encodeURIComponent(decoded(tidy(path)))

/** The same for all orders of a query's parameters; empty without any. */
function queryKey(search: string): string {
  const query = new URLSearchParams(search)
  query.sort()
  return query.size ? `?${query}` : ''
}

const full = /^https?:\/\//i
const asPath = (address: string) => (address.startsWith('/') ? address : `/${address}`)

/** What a rule's `from` is found by; `undefined` when it is no address. */
function keyOf(from: string): string | undefined {
  const isFull = full.test(from)
  const address = isFull ? from : asPath(from)
  if (!URL.canParse(address, 'http://site.invalid') || (!isFull && !staysHere(address))) return undefined
  const { origin, pathname, search } = new URL(address, 'http://site.invalid')
  return `${isFull ? origin : ''} ${pathKey(pathname)}${queryKey(search)}`
}

/** The parameters of a query, without those that another has already. */
const missing = (search: string, other: string) => {
  const known = new Set(other.slice(1).split('&'))
  return search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter && !known.has(parameter))
    .join('&')
}

/** Where a rule leads from an address, with that address' query (RED-07, RED-08, OR-76); `undefined` when the rule means nothing. */
function targetOf({ to }: Redirect, from: URL): URL | undefined {
  const isFull = full.test(to)
  const address = isFull ? to : asPath(to)
  if (!URL.canParse(address, from.origin) || (!isFull && !staysHere(address))) return undefined
  const target = new URL(address, from.origin)
  const rest = missing(from.search, target.search)
  if (rest) target.search += `${target.search ? '&' : '?'}${rest}`
  if (target.origin === from.origin) target.pathname = tidy(target.pathname)
  return target
}

const sameness = ({ origin, pathname, search }: URL) => `${origin} ${pathKey(pathname)}${search}`

/** Finds where an address has moved to, in a time that does not grow with the number of rules (RELIABILITY 12). */
export function createMoved(redirects: readonly Redirect[]) {
  const rules = new Map<string, Rule>()
  for (const [order, redirect] of redirects.entries()) {
    const key = keyOf(redirect.from)
    if (key !== undefined && !rules.has(key)) rules.set(key, { ...redirect, order })
  }

  function ruleFor({ origin, pathname, search }: URL): Rule | undefined {
    const path = pathKey(pathname)
    const query = queryKey(search)
    const found = [` ${path}`, `${origin} ${path}`, ...(query ? [` ${path}${query}`, `${origin} ${path}${query}`] : [])]
    return found
      .flatMap((key) => rules.get(key) ?? [])
      .reduce<Rule | undefined>((first, rule) => (first && first.order < rule.order ? first : rule), undefined)
  }

  /**
   * Follows the rules from an address of this site to the end: one redirect, permanent when each of them is. Rules in a circle
   * are not followed: who comes from outside is sent to where the circle begins, where nothing is redirected.
   */
  return (address: URL): Moved | undefined => {
    const passed = new Set([sameness(address)])
    let at = address
    let permanent = true
    for (let step = 0; step < mostSteps && at.origin === address.origin; step++) {
      const rule = ruleFor(at)
      const next = rule && targetOf(rule, at)
      if (!next) break
      at = next
      permanent &&= rule.is_permanent
      if (passed.has(sameness(at))) break
      passed.add(sameness(at))
    }
    if (sameness(at) === sameness(address)) return undefined
    const { href, origin, pathname, search, hash } = at
    const location = origin === address.origin ? pathname + search + hash : href
    return { location, status: permanent ? 301 : 302 }
  }
}
