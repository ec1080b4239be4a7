import * as de from '@brand/blocks/messages/de'
import * as en from '@brand/blocks/messages/en'
import * as fr from '@brand/blocks/messages/fr'
import * as it from '@brand/blocks/messages/it'
import * as nl from '@brand/blocks/messages/nl'
import type { Locale } from '@brand/content'

/** The library's texts by locale and part (LOC-07). */
export const libraryMessages: Record<Locale, typeof en> = { en, nl, de, fr, it }
