import type { Locale } from '@brand/content'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import type { Queries } from './groups.ts'

export const queries: Record<Locale, Queries> = { en, nl, de, fr, it }
