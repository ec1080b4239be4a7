import type { HostedForms } from '@brand/blocks/contracts'
import type { FormTarget } from '@brand/blocks/forms'
import { interpolate } from '@brand/blocks/i18n'
import type { Locale, Organization } from '@brand/content'
import { maxSampleColours } from '@brand/content/inquiry'
import { messages } from '../i18n/index.ts'
import { officeName } from '../brand/offices.ts'
import { forms, sampleColourKey, spontaneous, type Dealer, type FormName, type NamedRecords } from './forms.ts'

/** Most characters of a value that a form gets. */
const maxLength = 200

/** Values of a key that are not blank. */
const readValues = (query: URLSearchParams, key: string) => query.getAll(key).filter((value) => value.trim())

/** Values of a page's query, several of a key as one: text without control characters, of a length that a form can take. */
const reader = (query: URLSearchParams) => (key: string, maxValues?: number) =>
  readValues(query, key)
    .slice(0, maxValues)
    .join(', ')
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxLength) || undefined

const isForm = (name: string): name is FormName => Object.hasOwn(forms, name)

/** Returns the topics of a form from the query of its page, without missing ones. */
export function readFormQuery(form: string, query: URLSearchParams, named: NamedRecords = {}): Record<string, string> {
  const topics = isForm(form) ? forms[form].topics?.(reader(query), named) : undefined
  const found = Object.entries(topics ?? {})
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/**
 * Kinds of product as the form knows them, which other pages send in English.
 * @requirement CALC-28
 */
const kinds: Record<string, (locale: Locale) => string> = { 'Acoustic panels': (locale) => messages[locale].calculatorKind }

/** The office that a query names, in a language. */
function officeIn(query: URLSearchParams, locale: Locale, office: NamedRecords['office']): string | undefined {
  const city = office?.city ?? reader(query)('shoffice')
  return city && officeName(city, locale)
}

/** A dealer and where that is. */
const inWords = ({ name, city }: Dealer) => [name, city].filter(Boolean).join(', ')

/** Returns the choices of the visitor for our own form, in the language of its texts; without the flags. */
export function readChoices(form: string, query: URLSearchParams, locale: Locale, named: NamedRecords = {}): FormTarget['about'] {
  const { ready2go: _, typology, location, position, showrooms, ...chosen } = readFormQuery(form, query, named)
  const kind = typology && (Object.hasOwn(kinds, typology) ? kinds[typology]!(locale) : typology)
  const job = position === spontaneous ? messages[locale].spontaneous : position
  return {
    ...chosen,
    ...(job && { position: job }),
    ...(kind && { typology: kind }),
    ...(showrooms && { showrooms: officeIn(query, locale, named.office) }),
    ...(location && named.dealer && { location: inWords(named.dealer) }),
  }
}

/**
 * Returns the note about more colours than one request takes; `undefined` within the limit.
 * @requirement CONTACT-16
 */
export function formatLimitNote(form: string, query: URLSearchParams, locale: Locale): string | undefined {
  const { length } = form === 'sample-request' ? readValues(query, sampleColourKey) : []
  if (length <= maxSampleColours) return undefined
  return interpolate(messages[locale].tooManyColours, { chosen: length, most: maxSampleColours })
}

/** Describes the query of the visitor in words: products and cities, without the flags for the form. */
export function describeQuery(
  form: string,
  query: URLSearchParams,
  locale: Locale,
  { dealer, office }: NamedRecords = {},
): string | undefined {
  if (form === 'general-request' && dealer) return inWords(dealer)
  const { typology, product = typology, finish, colours, quantity, showrooms } = readFormQuery(form, query)
  const position = form === 'apply-now' ? reader(query)('position') : undefined
  return (
    [
      position,
      showrooms && officeIn(query, locale, office),
      quantity && product ? `${quantity} × ${product}` : product,
      finish,
      colours,
    ]
      .filter(Boolean)
      .join(', ') || undefined
  )
}

interface Settings extends NamedRecords {
  /**
   * Addresses of the forms, by name.
   * @requirement CONTACT-05
   */
  addresses: Readonly<Record<string, string>>
  query: URLSearchParams
  locale: Locale
  organization: Pick<Organization, 'email' | 'telephone'> | undefined
}

/** Builds the settings that a page gives its embedded forms. */
export const hostedForms = ({ addresses, query, locale, organization, ...named }: Settings): HostedForms => ({
  request(form) {
    const address = Object.hasOwn(addresses, form) ? new URL(addresses[form]!) : undefined
    for (const [key, value] of Object.entries(readFormQuery(form, query, named))) address?.searchParams.set(key, value)
    return { src: address?.href, about: describeQuery(form, query, locale, named) }
  },
  email: organization?.email,
  phone: organization?.telephone,
})
