import type { Locale } from '@brand/content'

/** An office as the form for visits knows it: by its city. */
export const officeName = (city: string, _locale: Locale): string => city

/** The name of a city in a language: as it is written. */
export const cityName = (city: string, _locale: Locale): string => city
