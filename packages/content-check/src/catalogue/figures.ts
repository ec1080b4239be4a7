import type { Locale, Unit } from '@brand/content'
import { replaceNumberWords } from './number-words.ts'

/** A number with a unit in a text, in the unit of facts. A coefficient of absorption has the unit `α`. */
export interface Figure {
  value: number
  unit: Unit | 'α'
  /** As it is written. */
  text: string
  /** Written in words that a numeral could replace: "ninety millimetres", not "eight and a half". */
  isWord: boolean
  /** Begins a sentence. */
  isFirst: boolean
}

/** Spellings of units, in all languages. The factor converts to the unit of facts. Longer spellings come first. */
const spellings: readonly [unit: Unit, factor: number, pattern: string][] = [
  ['g/m²', 1_000, 'kg/m²|(?:kg|kilos?) (?:per|je|par|al|au) m²'],
  [
    'g/m²',
    1,
    'g/m²|(?:grams?|gram|Gramm|grammes|grammi) [^.]{0,30}?(?:per square metre|per vierkante meter|je Quadratmeter|au mètre carré|al metro quadro)',
  ],
  ['g/m', 1_000, 'kg (?:per metre|per meter|je Meter|par mètre|au mètre|al metro)'],
  ['m²', 1, 'm²|square metres?|vierkante meter|Quadratmetern?|mètres? carrés?|metr[io] quadr(?:at)?[io]'],
  ['m³', 1, 'm³|cubic metres?|kubieke meter|Kubikmetern?|mètres? cubes?|metr[io] cub[io]'],
  ['mm', 1, 'mm|millim(?:eter|etre|ètre)s?|Millimetern?|millimetr[io]'],
  ['mm', 10, 'cm|[Cc]entim(?:eter|etre|ètre)s?|Zentimetern?|centimetr[io]'],
  ['mm', 1_000_000, 'km|(?:k|ch)ilom(?:eter|etre|ètre)s?|Kilometern?|chilometr[io]'],
  ['mm', 1_000, 'm|m(?:eter|etre|ètre)s?|Metern?|metr[io]'],
  ['g', 1_000, 'kg|[Kk]ilos?|kilogram(?:s|mes)?|Kilogramm|chil[io]'],
  ['g', 1, 'g|grams?|Gramm|grammes?|grammi'],
  ['l', 1, 'l|lit(?:er|re)s?|Litern?|litr[io]'],
  ['s', 1, 's|seconds?|seconden|Sekunden?|secondes?|second[io]'],
  ['s', 60, 'min|minutes?|[Mm]inuten|minut[io]'],
  ['s', 3_600, 'h|hours?|uur|Stunden?|heures|ore'],
  ['days', 1, '(?:working )?days|(?:werk)?dagen|Tagen?|(?:Arbeits|Werk)tagen?|jours|giorni'],
  ['days', 7, 'weeks?|weken|Wochen|semaines|settimane'],
  ['years', 1, 'years?|jaar|Jahren?|ans|années|anni'],
  ['dB', 1, 'dB|decibels?|Dezibel|décibels?'],
  ['°C', 1, '°C|degrees|graden|Grad|degrés|gradi'],
  ['K', 1, 'K'],
  ['lm', 1, 'lm|lumen'],
  ['N', 1, 'N'],
  ['%', 1, '%|per ?cent|procent|Prozent|pour cent|per cento'],
  ['€', 1, '€|euros?'],
  ['colours', 1, 'colours|felts|kleuren|Farben|Filzen?|couleurs|feutres|colori|feltri'],
  ['bottles', 1, '(?:old )?bottles|(?:oude )?flessen|(?:alten? )?Flaschen|(?:vieilles )?bouteilles|(?:vecchie )?bottiglie'],
]

const number = String.raw`(?:⟨[\d.]+⟩|\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)`
/** Between numbers that share the unit of the last: "38, 52 and 66 cm", "104 × 92 cm", "0.8 / 1.7 m²". */
const joint = String.raw`\s*(?:×|–|,|/|to|and|or|by|tot|en|of|op|bij|bis|und|oder|mal|à|et|ou|sur|e|a|o|per)\s*(?:à )?`
const end = String.raw`(?![\p{L}²³/’])`
/** Behind the unit, in French and Italian. */
const half = String.raw`(?<half>\s(?:et demie?|e mezz[oa]))?`
const measured = new RegExp(
  // The colour rendering index has no unit.
  `(?<![\\p{L}\\d.,]|(?:CRI|IRC|Ra)\\s)(${number}(?:${joint}${number})*)[\\s-]*(?:${spellings.map(([, , pattern]) => `(${pattern})`).join('|')})${half}${end}`,
  'gu',
)
const coefficient = /(?<![\p{L}\d.,−-])[01][.,]\d\d(?![\d\p{L}]|[.,]\d|[\s\u00a0]*(?:m²|s(?!\p{L})|%|€))/gu

/** The value of a number as a language writes it. */
function parseNumber(written: string, locale: Locale): number {
  if (written.startsWith('⟨')) return Number(written.slice(1, -1))
  const group = locale === 'en' ? /[,\s]/g : /[.\s](?=\d{3})/g
  return Number(written.replaceAll(group, '').replace(',', '.'))
}

const stripMarkup = (text: string) =>
  text
    .replaceAll(/<(?:sub|sup)>([^<]*)<\/su[bp]>/g, '$1')
    .replaceAll(/<[^>]*>|\{[^{}]*\}/g, ' ; ')
    .replaceAll(/&nbsp;|&#160;/g, ' ')

/** Every figure with a unit in a text, and every coefficient of absorption. */
export function figuresIn(text: string, locale: Locale): Figure[] {
  const marked = replaceNumberWords(stripMarkup(text), locale, (value) => `⟨${value}⟩`)
  const withUnits = [...marked.matchAll(measured)].flatMap((match) => {
    const [written, values, ...units] = match
    const isHalf = Boolean(match.groups?.half)
    const isFirst = /(?:^|[.!?;])\s*$/.test(marked.slice(0, match.index))
    const [unit, factor] = spellings[units.findIndex((part) => part !== undefined)]!
    return [...values!.matchAll(new RegExp(number, 'gu'))].map(([part]) => ({
      // Rounded, since 1.2 × 10 is not 12 as a fraction.
      value: Math.round((parseNumber(part, locale) + (isHalf ? 0.5 : 0)) * factor * 1e6) / 1e6,
      unit,
      text: written.replaceAll(/[⟨⟩]/g, ''),
      isWord: !isHalf && /^⟨\d+⟩$/.test(part),
      isFirst,
    }))
  })
  const bare = [...marked.replaceAll(measured, ' ').matchAll(coefficient)].map(([written]) => ({
    value: parseNumber(written, locale),
    unit: 'α' as const,
    text: written,
    isWord: false,
    isFirst: false,
  }))
  return [...withUnits, ...bare]
}
