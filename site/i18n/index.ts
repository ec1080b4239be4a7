import { brand } from '../brand/brand.ts'
import { brandMessages, siteWording, type BrandMessages } from '../brand/messages.ts'
import { de } from './messages/de.ts'
import { en, type Messages } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { it } from './messages/it.ts'
import { nl } from './messages/nl.ts'
import { withFallbacks } from './with-fallbacks.ts'

/**
 * The site's texts by locale, all with the same keys: its own, and those of the brand.
 * @requirement LOC-07, LOC-08
 */
export const messages = withFallbacks<Messages & BrandMessages>(
  [brandMessages, siteWording, { en, nl, de, fr, it }],
  brand.fallbackMessageLocales,
)
