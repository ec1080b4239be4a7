import { defaultLocale, homePath, type Locale } from '@brand/content'
import { parseAccept } from 'hono/utils/accept'
import { parse } from 'hono/utils/cookie'
import { localeCookie } from '../../locale-cookie.ts'

/** What the choice looks at, for `Vary`. */
export const choiceVaries = 'Accept-Language, Cookie, Sec-Fetch-Site'

/**
 * The home page that a visitor of `/` is sent to, or `undefined` where English is right (LOC-25, LOC-26, OR-04, OR-05). A saved
 * language wins over the browser's preferences; of those the first active one counts, `de-AT` as `de`. Who comes from a page of
 * ours has chosen English there, which without JavaScript no cookie tells.
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
