import { brand } from '../brand/brand.ts'
import { brandMessages, type BrandMessages } from '../brand/messages.ts'
import { de } from './de.ts'
import { en, type Messages } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { withFallbacks } from './with-fallbacks.ts'

/** The site's texts by locale, all with the same keys: its own, and those of the brand (LOC-07, LOC-08). */
export const messages = withFallbacks<Messages & BrandMessages>(
  [brandMessages, { en, nl, de, fr, it }],
  brand.fallbackMessageLocales,
)
