import * as elements from '../../elements/elements.messages.ts'

export const en = {
  ...elements.en,
  about: 'About',
  moreInfo: 'More Info',
  follow: 'Follow us',
  legal: 'Legal',
  languages: 'Languages',
  /** `{brand}` and `{year}`; without a year its place is left out. */
  copyright: '© {year} {brand}. All rights reserved.',
}

type Texts = typeof en
export interface FooterMessages extends Texts {}
