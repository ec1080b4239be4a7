import { locales, type Locale } from '@brand/content'

/** The words of a language from nought to nineteen, and of the tens from twenty. */
const basics: Record<Locale, { ones: string; tens: string }> = {
  en: {
    ones: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
  },
  nl: {
    ones: 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
  },
  de: {
    ones: 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  },
  fr: {
    ones: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    // Seventy and ninety go on counting from ten.
    tens: 'vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt',
  },
  it: {
    ones: 'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  },
}

/** How each language joins tens and ones. */
const joins: Record<Locale, (tens: string, ones: string) => string> = {
  en: (tens, ones) => `${tens}-${ones}`,
  nl: (tens, ones) => `${ones}${ones.endsWith('e') ? 'ën' : 'en'}${tens}`,
  de: (tens, ones) => `${ones}und${tens}`,
  fr: (tens, ones) => (/^(un|onze)$/.test(ones) && tens !== 'quatre-vingt' ? `${tens} et ${ones}` : `${tens}-${ones}`),
  it: (tens, ones) => (/^[uo]/.test(ones) ? tens.slice(0, -1) : tens) + ones.replace(/^tre$/, 'tré'),
}

const hundreds: Record<Locale, readonly [one: string, more: string, and: string]> = {
  en: ['a hundred', ' hundred', ' and '],
  nl: ['honderd', 'honderd', ''],
  de: ['hundert', 'hundert', ''],
  fr: ['cent', ' cent', ' '],
  it: ['cento', 'cento', ''],
}
const thousands: Record<Locale, string> = { en: ' thousand', nl: 'duizend', de: 'tausend', fr: ' mille', it: 'mila' }

function below100(locale: Locale, number: number): string {
  const [ones, tens] = [basics[locale].ones.split(' '), basics[locale].tens.split(' ')]
  if (number < 20) return ones[number]!
  const ten = tens[Math.floor(number / 10) - 2]!
  const rest = locale === 'fr' && /^[79]/.test(String(number)) ? 10 + (number % 10) : number % 10
  if (rest) return joins[locale](ten, ones[rest]!)
  return number === 80 && locale === 'fr' ? 'quatre-vingts' : ten
}

/** A number from 2 to 1299 or a round thousand, in words. */
function inWords(locale: Locale, number: number): string {
  if (number >= 2_000) return below100(locale, number / 1_000) + thousands[locale]
  const [hundred, rest] = [Math.floor(number / 100), number % 100]
  if (!hundred) return below100(locale, number)
  if (locale === 'it' && number >= 1_000) return number === 1_000 ? 'mille' : `mille${inWords(locale, number - 1_000)}`
  const [one, more, and] = hundreds[locale]
  const start = hundred === 1 ? one : below100(locale, hundred) + more
  return rest ? start + and + below100(locale, rest) : locale === 'fr' && hundred > 1 ? `${start}s` : start
}

// One is left out: in most languages it is also the article.
const numbers = [...Array(1_298).keys()]
  .map((index) => index + 2)
  .concat([...Array(98).keys()].map((index) => (index + 2) * 1_000))

const patterns = new Map(
  locales.map((locale) => {
    const values = new Map(numbers.map((number) => [inWords(locale, number), number]))
    // Both are usual.
    if (locale === 'en') for (const [words, value] of values) values.set(words.replace(/^a hundred/, 'one hundred'), value)
    if (locale === 'it') for (const [words, value] of values) values.set(words.replace(/tuno$/, 'tun'), value)
    const longestFirst = [...values.keys()].toSorted((a, b) => b.length - a.length)
    return [
      locale,
      { values, pattern: new RegExp(`(?<![\\p{L}-]|p(?:er|our)\\s)(?:${longestFirst.join('|')})(?![\\p{L}-])`, 'giu') },
    ] as const
  }),
)

/** A text with its number words replaced. */
export function replaceNumberWords(text: string, locale: Locale, replace: (value: number, words: string) => string): string {
  const { values, pattern } = patterns.get(locale)!
  return text.replace(pattern, (words) => replace(values.get(words.toLowerCase())!, words))
}
