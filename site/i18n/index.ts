import type { Locale } from '@brand/content'
import { brand } from '../brand/brand.ts'
import { brandMessages, siteWording } from '../brand/messages.ts'
import { de } from './messages/de.ts'
import { en, type Messages } from './messages/en.ts'
import { fr } from './messages/fr.ts'
import { it } from './messages/it.ts'
import { nl } from './messages/nl.ts'
import { withFallbacks } from './with-fallbacks.ts'

/** The texts that only a brand can write: every brand has its own. */
export interface BrandMessages {
  copyright: string
  /** The newsletter’s line in the footer. */
  newsletter: string
  /**
   * Texts of the scene of the error pages, where the brand has one. `picture` is its alternative text, `light` the name of its
   * light switch; `dark` and `lit` are the sentences beside it.
   * @requirement ERR-10
   */
  scene?: { picture: string; light: string; dark: string; lit: string }
}

const ofBrand: Record<Locale, BrandMessages> = brandMessages

/**
 * The site's texts by locale, all with the same keys: its own, and those of the brand.
 * @requirement LOC-07, LOC-08
 */
export const messages = withFallbacks<Messages & BrandMessages>(
  [ofBrand, siteWording, { en, nl, de, fr, it }],
  brand.fallbackMessageLocales,
)
