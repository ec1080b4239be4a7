import { defaultLocale, homePath, type Locale } from '@brand/content'
import { parseAccept } from 'hono/utils/accept'
import { parse } from 'hono/utils/cookie'
import { localeCookie } from '../../locale-cookie.ts'

/** The headers that decide, for `Vary`. */
export const choiceVaries = 'Accept-Language, Cookie, Sec-Fetch-Site'

/**
 * The home page to which a visitor of `/` is redirected, or `undefined` for English (LOC-25, LOC-26, OR-04, OR-05). A saved language
 * wins over the browser's preferences; of those the first active one counts, `de-AT` as `de`. A visitor who follows a link of ours to
 * `/` has chosen English; without JavaScript no cookie says so.
 */
export function preferredHome(headers: Headers, active: readonly Locale[]): string | undefined {
  const find = (code: string | undefined) => active.find((locale) => locale === code)
  const saved = find(parse(headers.get('cookie') ?? '', localeCookie)[localeCookie])
  const preferred = () =>
    parseAccept(headers.get('accept-language') ?? '')
      .filter(({ q }) => q > 0)
      .map(({ type }) => find(type.toLowerCase().split('-')[0]))
      .find((locale) => locale !== undefined)
  const chosen = saved ?? (headers.get('sec-fetch-site') === 'same-origin' ? undefined : preferred())
  return chosen && chosen !== defaultLocale ? homePath(chosen) : undefined
}
