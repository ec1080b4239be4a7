import type { LibraryMessages } from '@brand/blocks/i18n'
import type { Locale } from '@brand/content'

/** The texts that only a brand can write. No `scene`: the brand has none. */
export const brandMessages = {
  en: {
    copyright: '© {brand}. Invented maker of ceramic tiles.',
    newsletter: 'New tiles and new projects, twice a year.',
  },
  nl: {
    copyright: '© {brand}. Verzonnen maker van keramische tegels.',
    newsletter: 'Nieuwe tegels en nieuwe projecten, twee keer per jaar.',
  },
  de: {
    copyright: '© {brand}. Erfundener Hersteller von Keramikfliesen.',
    newsletter: 'Neue Fliesen und neue Projekte, zweimal im Jahr.',
  },
  fr: {
    copyright: '© {brand}. Fabricant imaginaire de carreaux de céramique.',
    newsletter: 'De nouveaux carreaux et de nouveaux projets, deux fois par an.',
  },
  it: {
    copyright: '© {brand}. Produttore immaginario di piastrelle di ceramica.',
    newsletter: 'Nuove piastrelle e nuovi progetti, due volte all’anno.',
  },
}

/** Texts of the site that the brand words otherwise: none. */
export const siteWording: Partial<Record<Locale, object>> = {}

/** Texts of the library that the brand words otherwise: none. */
export const libraryWording: Partial<Record<Locale, { [Name in keyof LibraryMessages]?: Partial<LibraryMessages[Name]> }>> = {}
