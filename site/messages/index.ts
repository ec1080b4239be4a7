import type { Locale } from '@brand/content'
import { brand } from '../brand/brand.ts'
import { de } from './de.ts'
import { en, type Messages } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { withFallbacks } from './with-fallbacks.ts'

/** The site's own texts by locale, all with the same keys (LOC-07, LOC-08). */
export const messages: Record<Locale, Messages> = withFallbacks<Messages>({ en, nl, de, fr, it }, brand.fallbackMessageLocales)
