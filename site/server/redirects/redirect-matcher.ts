import type { Redirect } from '@brand/content'
import { decoded, isSameOriginPath, normalizePath } from './paths.ts'

/**
 * Where an address redirects to.
 * @requirement RED-05, RED-06
 */
export interface RedirectTarget {
  /** A path of this site, or another site's full address. */
  location: string
  status: 301 | 302
}

interface Rule extends Redirect {
  /**
   * The first of several that match wins.
   * @requirement OR-76
   */
  order: number
}

/** Longest chain of rules that is followed at once; the next request continues from its end. */
const maxSteps = 20

/**
 * The key of a path, one for all its spellings: decoded, without a slash at the end.
 * @requirement RED-03
 */
const pathKey = (path: string) => encodeURIComponent(decoded(normalizePath(path)))

/** Parameters that campaigns and advertisers add to any address. They say nothing about the page. */
const campaign =
  /^(?:utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|ttclid|twclid|li_fat_id|yclid|igshid|mc_[ce]id|_gl)$/i

/** The key of a query, one for all orders of a query's parameters; empty without any. Optionally without those of campaigns. */
function queryKey(search: string, withCampaign = true): string {
  const query = new URLSearchParams(search)
  if (!withCampaign) for (const name of Array.from(query.keys())) if (campaign.test(name)) query.delete(name)
  query.sort()
  return query.size ? `?${query}` : ''
}

const full = /^https?:\/\//i
const asPath = (address: string) => (address.startsWith('/') ? address : `/${address}`)

/** The key of a rule's `from`; `undefined` when it is no address. */
function keyOf(from: string): string | undefined {
  const isFull = full.test(from)
  const address = isFull ? from : asPath(from)
  if (!URL.canParse(address, 'http://site.invalid') || (!isFull && !isSameOriginPath(address))) return undefined
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

/**
 * A rule's target for an address, with the address' query; `undefined` when the rule is invalid.
 * @requirement RED-07, RED-08, OR-76
 */
function targetOf({ to }: Redirect, from: URL): URL | undefined {
  const isFull = full.test(to)
  const address = isFull ? to : asPath(to)
  if (!URL.canParse(address, from.origin) || (!isFull && !isSameOriginPath(address))) return undefined
  const target = new URL(address, from.origin)
  const rest = missing(from.search, target.search)
  if (rest) target.search += `${target.search ? '&' : '?'}${rest}`
  if (target.origin !== from.origin) return target
  target.pathname = normalizePath(target.pathname)
  if (!isSameOriginPath(target.pathname)) return undefined
  return target
}

const identityOf = ({ origin, pathname, search }: URL) => `${origin} ${pathKey(pathname)}${search}`

/**
 * Finds the redirect of an address in constant time, whatever the number of rules.
 * @requirement RELIABILITY 12
 */
export function createRedirectMatcher(redirects: readonly Redirect[]) {
  const rules = new Map<string, Rule>()
  for (const [order, redirect] of redirects.entries()) {
    const key = keyOf(redirect.from)
    if (key !== undefined && !rules.has(key)) rules.set(key, { ...redirect, order })
  }

  function ruleFor({ origin, pathname, search }: URL): Rule | undefined {
    const path = pathKey(pathname)
    const queries = new Set(['', queryKey(search), queryKey(search, false)])
    return [...queries]
      .flatMap((query) => [` ${path}${query}`, `${origin} ${path}${query}`])
      .flatMap((key) => rules.get(key) ?? [])
      .reduce<Rule | undefined>((first, rule) => (first && first.order < rule.order ? first : rule), undefined)
  }

  /**
   * Follows the rules from an address of this site to the end: one redirect, permanent when all rules are. From outside a circle of
   * rules the redirect leads to the circle's first address; within it nothing is redirected.
   */
  return (address: URL): RedirectTarget | undefined => {
    const visited = new Set([identityOf(address)])
    let current = address
    let permanent = true
    for (let step = 0; step < maxSteps && current.origin === address.origin; step++) {
      const rule = ruleFor(current)
      const next = rule && targetOf(rule, current)
      if (!next) break
      current = next
      permanent &&= rule.is_permanent
      if (visited.has(identityOf(current))) break
      visited.add(identityOf(current))
    }
    if (identityOf(current) === identityOf(address)) return undefined
    const { href, origin, pathname, search, hash } = current
    const location = origin === address.origin ? pathname + search + hash : href
    return { location, status: permanent ? 301 : 302 }
  }
}
