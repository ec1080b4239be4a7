import { parseAccept } from 'hono/utils/accept'
import { parse } from 'hono/utils/cookie'
import { homeOf, type Languages } from './localize.ts'

/** The headers that decide, for `Vary`. */
export const choiceVaries = 'Accept-Language, Cookie, Sec-Fetch-Site'

/** The headers of a request. */
type Given = Pick<Headers, 'get'>

/** The language that a visitor has chosen here, and the first active one that the browser prefers, `de-AT` as `de`. */
export function preferredLocales<Locale extends string>(
  headers: Given,
  { active, cookie }: Pick<Languages<Locale>, 'active' | 'cookie'>,
) {
  const find = (code: string | undefined) => active.find((locale) => locale === code)
  return {
    saved: find(parse(headers.get('cookie') ?? '', cookie)[cookie]),
    preferred: parseAccept(headers.get('accept-language') ?? '')
      .filter(({ q }) => q > 0)
      .map(({ type }) => find(type.toLowerCase().split('-')[0]))
      .find((locale) => locale !== undefined),
  }
}

/**
 * The home page to which a visitor of `/` is redirected, or `undefined` for the default language. A saved language wins over the browser's
 * preferences. A visitor who follows a link of ours to `/` has chosen that one; without JavaScript no cookie says so.
 * @requirement LOC-25, LOC-26, OR-04, OR-05
 */
export function preferredHome(headers: Given, languages: Languages): string | undefined {
  const { saved, preferred } = preferredLocales(headers, languages)
  const chosen = saved ?? (headers.get('sec-fetch-site') === 'same-origin' ? undefined : preferred)
  return chosen && chosen !== languages.defaultLocale ? homeOf(chosen, languages) : undefined
}
