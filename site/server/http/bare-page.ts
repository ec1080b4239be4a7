import { homePath, type Locale } from '@brand/content'
import type { Context } from 'hono'
import { messages } from '../../i18n/index.ts'
import { libraryMessages } from '../../i18n/library.ts'

/** Makes a page of a few hundred bytes without the content: a status, what has happened, and the link to the home page. */
export function barePage(locale: Locale, status: number, text: string): string {
  const { back } = libraryMessages[locale].errorPage
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${status}</title><h1>${text}</h1><p><a href="${homePath(locale)}">${back}</a></p></html>`
}

/** Makes the page of a client that asks for too much, or of a failure of the error page itself. */
export const errorPage = (locale: Locale, status: 429 | 500): string =>
  barePage(locale, status, status === 429 ? messages[locale].errors[429] : libraryMessages[locale].errorPage.failed)

/**
 * Refuses a client that asks for too much, at no cost.
 * @requirement RELIABILITY 21, 27
 */
export const tooManyRequests = (c: Context, locale: Locale, seconds: number): Response =>
  c.html(errorPage(locale, 429), 429, { 'Cache-Control': 'no-store', 'Retry-After': `${seconds}` })
