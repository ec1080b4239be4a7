import * as elements from '../../elements/elements.messages.ts'

export const en = {
  ...elements.en,
  about: 'About',
  moreInfo: 'More info',
  follow: 'Follow us',
  legal: 'Legal',
  languages: 'Languages',
  /** `{brand}` and `{year}`; without a year its place is left out. */
  copyright: '© {year} {brand}. All rights reserved.',
}

export const nl: typeof en = {
  ...elements.nl,
  about: 'Over ons',
  moreInfo: 'Meer info',
  follow: 'Volg ons',
  legal: 'Juridisch',
  languages: 'Talen',
  copyright: '© {year} {brand}. Alle rechten voorbehouden.',
}

export const de: typeof en = {
  ...elements.de,
  about: 'Über uns',
  moreInfo: 'Mehr erfahren',
  follow: 'Folgen Sie uns',
  legal: 'Rechtliches',
  languages: 'Sprachen',
  copyright: '© {year} {brand}. Alle Rechte vorbehalten.',
}

export const fr: typeof en = {
  ...elements.fr,
  about: 'À propos',
  moreInfo: 'Plus d’infos',
  follow: 'Suivez-nous',
  legal: 'Mentions légales',
  languages: 'Langues',
  copyright: '© {year} {brand}. Tous droits réservés.',
}

export const it: typeof en = {
  ...elements.it,
  about: 'Chi siamo',
  moreInfo: 'Altre informazioni',
  follow: 'Seguici',
  legal: 'Note legali',
  languages: 'Lingue',
  copyright: '© {year} {brand}. Tutti i diritti riservati.',
}

export type FooterMessages = typeof en
