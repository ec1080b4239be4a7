import { homePath, type Locale } from '@brand/content'
import type { Context } from 'hono'
import { messages } from '../../i18n/index.ts'
import { libraryMessages } from '../../i18n/library.ts'

/** A page of a few hundred bytes, made without the content: a status, what has happened, and the link to the home page. */
export function barePage(locale: Locale, status: number, text: string): string {
  const { back } = libraryMessages[locale].errorPage
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${status}</title><h1>${text}</h1><p><a href="${homePath(locale)}">${back}</a></p></html>`
}

/**
 * Refuses a client that asks for too much, at no cost.
 * @requirement RELIABILITY 21, 27
 */
export const tooManyRequests = (c: Context, locale: Locale, seconds: number): Response =>
  c.html(barePage(locale, 429, messages[locale].errors[429]), 429, { 'Cache-Control': 'no-store', 'Retry-After': `${seconds}` })
