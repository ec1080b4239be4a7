import type { Locale } from '@brand/content'

/**
 * Cities whose name differs by language, however they are spelt.
 * @requirement OFFICE-09
 */
const cities: readonly { spelling: RegExp; names: Record<Locale, string> }[] = [
  {
    spelling: /^k(?:ö|oe|o)ln$/i,
    names: { en: 'Cologne', nl: 'Keulen', de: 'Köln', fr: 'Cologne', it: 'Colonia' },
  },
]

/** The name of a city in a language. */
export function cityName(city: string, locale: Locale): string {
  const normalized = city.normalize()
  return cities.find(({ spelling }) => spelling.test(normalized))?.names[locale] ?? city
}

/** City whose office is a showroom instead of a Sh'Office. */
const showroom = /^(?:milano?|mailand)$/i

/**
 * An office as the form for visits knows it: a city with what is there.
 * @requirement CONTACT-11, CONTACT-12
 */
export const officeName = (city: string, locale: Locale): string =>
  `${cityName(city, locale).normalize()} ${showroom.test(city.normalize()) ? 'showroom' : "Sh'Office"}`
