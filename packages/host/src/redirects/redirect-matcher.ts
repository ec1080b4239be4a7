import { homeOf, localize, type Languages } from '../locale/localize.ts'
import { decoded, isSameOriginPath, normalizePath } from './paths.ts'

/** A redirect from a path or a full address to another. */
export interface Redirect {
  from: string
  to: string
  is_permanent: boolean
}

/**
 * Target and status of a redirect.
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

/** Parameters that campaigns and advertisers add to any address. They do not affect the page. */
export const campaign =
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
function toKey(from: string): string | undefined {
  const isFull = full.test(from)
  const address = isFull ? from : asPath(from)
  if (!URL.canParse(address, 'http://site.invalid') || (!isFull && !isSameOriginPath(address))) return undefined
  const { origin, pathname, search } = new URL(address, 'http://site.invalid')
  return `${isFull ? origin : ''} ${pathKey(pathname)}${queryKey(search)}`
}

/** The parameters of a query, without those that another has already. */
const missing = (search: string, other: string) => {
  const existing = new Set(other.slice(1).split('&'))
  return search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter && !existing.has(parameter))
    .join('&')
}

/**
 * A rule's target for an address, with the address' query; `undefined` when the rule is invalid.
 * @requirement RED-07, RED-08, OR-76
 */
function resolveTarget({ to }: Redirect, from: URL): URL | undefined {
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

/** The languages of a site, for rules without one. */
export interface InLanguages {
  languages: Pick<Languages, 'active' | 'defaultLocale'>
  /** Whether there is a page at a path. */
  hasPage: (path: string) => boolean
}

const normalizeUrl = ({ origin, pathname, search }: URL) => `${origin} ${pathKey(pathname)}${search}`

/**
 * Finds the redirect of an address in constant time, whatever the number of rules. A rule without a language holds in all of them.
 * @requirement RELIABILITY 12, RED-15
 */
export function createRedirectMatcher(redirects: readonly Redirect[], { languages, hasPage }: InLanguages) {
  const { defaultLocale } = languages
  const rules = new Map<string, Rule>()
  for (const [order, redirect] of redirects.entries()) {
    const key = toKey(redirect.from)
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

  /** A target in a language, where it is there: a page, or what a rule leads on from. Otherwise the target as it is. */
  function inLanguage(target: URL, from: URL, locale: string): URL {
    if (target.origin !== from.origin || localize(target.pathname, languages).locale !== defaultLocale) return target
    const own = new URL(target)
    own.pathname = normalizePath(homeOf(locale, languages) + target.pathname)
    return hasPage(own.pathname) || ruleFor(own) || ruleFor(target) ? own : target
  }

  /** Applies one rule: that of the address, or that of its path in the default language if no page is at the address. */
  function step(from: URL): { to: URL; isPermanent: boolean } | undefined {
    const { path, locale } = localize(from.pathname, languages)
    const own = ruleFor(from)
    if (!own && (locale === defaultLocale || hasPage(from.pathname))) return undefined
    const asked = new URL(from)
    if (!own) asked.pathname = path
    const rule = own ?? ruleFor(asked)
    const target = rule && resolveTarget(rule, asked)
    return target && { to: own ? target : inLanguage(target, from, locale), isPermanent: rule.is_permanent }
  }

  /**
   * Follows the rules from an address of this site to the end: one redirect, permanent when all rules are. From outside a circle of
   * rules the redirect leads to the circle's first address; within it nothing is redirected.
   */
  return (address: URL): RedirectTarget | undefined => {
    const visited = new Set([normalizeUrl(address)])
    let current = address
    let permanent = true
    for (let steps = 0; steps < maxSteps && current.origin === address.origin; steps++) {
      const next = step(current)
      if (!next) break
      current = next.to
      permanent &&= next.isPermanent
      if (visited.has(normalizeUrl(current))) break
      visited.add(normalizeUrl(current))
    }
    if (normalizeUrl(current) === normalizeUrl(address)) return undefined
    const { href, origin, pathname, search, hash } = current
    const location = origin === address.origin ? pathname + search + hash : href
    return { location, status: permanent ? 301 : 302 }
  }
}
