import { defaultLocale, type Locale } from '@brand/content'
import type { Languages } from '@brand/host'
import { localeCookie } from '../brand/locale-cookie.ts'

/** The languages of the site, by those that are active. */
export const toLanguages = (active: readonly Locale[]): Languages<Locale> => ({ active, defaultLocale, cookie: localeCookie })
