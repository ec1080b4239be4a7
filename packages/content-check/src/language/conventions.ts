import type { Locale } from '@brand/content'

interface Conventions {
  /** The quotation marks, opening and closing. */
  quotes: string
  /** Forms of address that this language does not use for a visitor; a word before them shows that no sentence begins. */
  wrongAddress?: RegExp
  /** Punctuation that stands after a no-break space, by that space. */
  spaced?: Readonly<Record<string, string>>
}

/**
 * Writing conventions of each language that `Intl` does not provide.
 * @requirement LOC-07
 */
export const conventions: Record<Locale, Conventions> = {
  en: { quotes: '“”' },
  nl: { quotes: '‘’', wrongAddress: /(?<![\p{L}’-])(?:u|uw|uzelf)(?![\p{L}’-])/giu },
  de: { quotes: '„“', wrongAddress: /(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihr|Ihre[mnrs]?)(?!\p{L})/gu },
  fr: {
    quotes: '«»',
    wrongAddress: /(?<![\p{L}-])(?:tu|toi|tes|t’(?=\p{L}))(?!\p{L}(?<!t’\p{L}))/giu,
    spaced: { '\u202f': ';!?', '\u00a0': ':»' },
  },
  it: { quotes: '«»', wrongAddress: /(?<!\p{L})(?:voi|vostr[oaie])(?!\p{L})|(?<=[\p{Ll},] )Lei(?!\p{L})/gu },
}

/** Symbols that follow a number after a no-break space. */
export const units = 'mm cm m m² m³ km g kg l lm K Hz kHz dB s W V N °C g/m²'.split(' ')
