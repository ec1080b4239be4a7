import type { Locale } from '@brand/content'
import { de } from './de.ts'
import { en, type Messages } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

/** The site's own texts by locale, all with the same keys (LOC-07). */
export const messages: Record<Locale, Messages> = { en, nl, de, fr, it }
