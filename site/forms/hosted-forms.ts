import type { HostedForms } from '@brand/blocks/contracts'
import type { FormTarget } from '@brand/blocks/forms'
import type { Locale, Organization } from '@brand/content'
import { messages } from '../i18n/index.ts'
import { libraryMessages } from '../i18n/library.ts'

/** Most characters of a value that a form gets. */
const longest = 200

/** Values of a page's query, several of a key as one: text without control characters, of a length that a form can take. */
const reader = (query: URLSearchParams) => (key: string) =>
  query
    .getAll(key)
    .filter((value) => value.trim())
    .join(', ')
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longest) || undefined

type Read = ReturnType<typeof reader>
/** The dealer that the query of a page names, where it is known. */
export interface Dealer {
  id: string
  name: string
  city?: string | undefined
}

/** An office as the form for visits knows it: a city with what is there (CONTACT-11, CONTACT-12, OFFICE-09). */
function showroom(city: string, locale: Locale): string {
  const plain = city.normalize()
  const name = /^k(?:ö|oe|o)ln$/i.test(plain) ? (libraryMessages[locale].officeList.cologne ?? city) : plain
  return /^(?:milano?|mailand)$/i.test(plain) ? `${name} showroom` : `${name} Sh'Office`
}

/** What one applies for without a vacancy (CONTACT-13); kept English, as it is sent. */
const spontaneous = 'Spontaneous Application'

/** What each form gets of the query of its page, by key (CONTACT-09 to CONTACT-13, DEALER-13). */
const rules: Record<string, (read: Read, locale: Locale, dealer?: Dealer) => Record<string, string | undefined>> = {
  'quote-price-lead': (read) => ({
    typology: read('typology'),
    product: read('product'),
    finish: read('finish'),
    quantity: read('quantity') ?? read('amount'),
    ready2go: read('ready2go') === 'true' ? 'true' : undefined,
  }),
  'general-request': (_read, _locale, dealer) => ({ location: dealer && `${dealer.name} (${dealer.id})` }),
  'visit-us': (read, locale) => {
    const city = read('shoffice')
    return { showrooms: city && showroom(city, locale) }
  },
  'apply-now': (read) => ({ position: read('position') ?? spontaneous }),
}

/** What a form gets of the query of its page, without what is missing. */
export function passedOn(form: string, query: URLSearchParams, locale: Locale, dealer?: Dealer): Record<string, string> {
  const found = Object.entries(rules[form]?.(reader(query), locale, dealer) ?? {})
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/** Kinds of product as the form knows them, which other pages send in English (CALC-28). */
const kinds: Record<string, (locale: Locale) => string> = { 'Acoustic panels': (locale) => messages[locale].calculatorKind }

/** A dealer and where that is. */
const inWords = ({ name, city }: Dealer) => [name, city].filter(Boolean).join(', ')

/** What the visitor came with, for our own form to show in the language of its texts; not the flags. */
export function chosenOf(
  form: string,
  query: URLSearchParams,
  locale: Locale,
  { language = locale, dealer }: { language?: Locale; dealer?: Dealer | undefined } = {},
): FormTarget['about'] {
  const { ready2go: _, typology, location, position, ...chosen } = passedOn(form, query, locale, dealer)
  const kind = typology && (Object.hasOwn(kinds, typology) ? kinds[typology]!(language) : typology)
  const job = position === spontaneous ? messages[language].spontaneous : position
  return {
    ...chosen,
    ...(job && { position: job }),
    ...(kind && { typology: kind }),
    ...(location && dealer && { location: inWords(dealer) }),
  }
}

/** What the visitor came with, in words: products and cities, not the flags for the form. */
export function aboutOf(form: string, query: URLSearchParams, locale: Locale, dealer?: Dealer): string | undefined {
  if (form === 'general-request' && dealer) return inWords(dealer)
  const { typology, product = typology, finish, quantity, showrooms } = passedOn(form, query, locale)
  const position = form === 'apply-now' ? reader(query)('position') : undefined
  return (
    [position, showrooms, quantity && product ? `${quantity} × ${product}` : product, finish].filter(Boolean).join(', ') ||
    undefined
  )
}

interface Settings {
  /** Addresses of the forms, by name (CONTACT-05). */
  addresses: Readonly<Record<string, string>>
  query: URLSearchParams
  locale: Locale
  dealer?: Dealer | undefined
  organization: Pick<Organization, 'email' | 'telephone'> | undefined
}

/** What a page tells its embedded forms. */
export const hostedForms = ({ addresses, query, locale, dealer, organization }: Settings): HostedForms => ({
  request(form) {
    const address = Object.hasOwn(addresses, form) ? new URL(addresses[form]!) : undefined
    for (const [key, value] of Object.entries(passedOn(form, query, locale, dealer))) address?.searchParams.set(key, value)
    return { src: address?.href, about: aboutOf(form, query, locale, dealer) }
  },
  email: organization?.email,
  phone: organization?.telephone,
})
