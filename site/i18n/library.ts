import de from '@brand/blocks/messages/de'
import en from '@brand/blocks/messages/en'
import fr from '@brand/blocks/messages/fr'
import it from '@brand/blocks/messages/it'
import nl from '@brand/blocks/messages/nl'
import type { LibraryMessages } from '@brand/blocks/i18n'
import type { Locale } from '@brand/content'
import { brand } from '../brand/brand.ts'
import { libraryWording } from '../brand/messages.ts'
import { withFallbacks } from './with-fallbacks.ts'

/**
 * The library's texts by locale and part, in the brand's wording where it has one.
 * @requirement LOC-07, LOC-08, LOC-35
 */
export const libraryMessages: Record<Locale, LibraryMessages> = withFallbacks<LibraryMessages>(
  [libraryWording, { en, nl, de, fr, it }],
  brand.fallbackMessageLocales,
)
