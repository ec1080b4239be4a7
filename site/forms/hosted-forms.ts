import type { HostedForms } from '@brand/blocks/contracts'
import type { FormTarget } from '@brand/blocks/forms'
import { interpolate } from '@brand/blocks/i18n'
import type { Locale, Organization } from '@brand/content'
import { maxSampleColours } from '@brand/content/inquiry'
import { messages } from '../i18n/index.ts'
import { forms, sampleColourKey, spontaneous, type Dealer, type FormName } from './forms.ts'

/** Most characters of a value that a form gets. */
const maxLength = 200

/** Values of a key that say something. */
const valuesOf = (query: URLSearchParams, key: string) => query.getAll(key).filter((value) => value.trim())

/** Values of a page's query, several of a key as one: text without control characters, of a length that a form can take. */
const reader = (query: URLSearchParams) => (key: string, most?: number) =>
  valuesOf(query, key)
    .slice(0, most)
    .join(', ')
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxLength) || undefined

const isForm = (name: string): name is FormName => Object.hasOwn(forms, name)

/** What a form gets of the query of its page, without what is missing. */
export function passedOn(form: string, query: URLSearchParams, locale: Locale, dealer?: Dealer): Record<string, string> {
  const topics = isForm(form) ? forms[form].topics?.(reader(query), { locale, dealer }) : undefined
  const found = Object.entries(topics ?? {})
  return Object.fromEntries(found.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/**
 * Kinds of product as the form knows them, which other pages send in English.
 * @requirement CALC-28
 */
const kinds: Record<string, (locale: Locale) => string> = { 'Acoustic panels': (locale) => messages[locale].calculatorKind }

/** A dealer and where that is. */
const inWords = ({ name, city }: Dealer) => [name, city].filter(Boolean).join(', ')

/** What the visitor came with, for our own form to show in the language of its texts; not the flags. */
export function chosenOf(
  form: string,
  query: URLSearchParams,
  locale: Locale,
  { contentLocale = locale, dealer }: { contentLocale?: Locale; dealer?: Dealer | undefined } = {},
): FormTarget['about'] {
  const { ready2go: _, typology, location, position, ...chosen } = passedOn(form, query, locale, dealer)
  const kind = typology && (Object.hasOwn(kinds, typology) ? kinds[typology]!(contentLocale) : typology)
  const job = position === spontaneous ? messages[contentLocale].spontaneous : position
  return {
    ...chosen,
    ...(job && { position: job }),
    ...(kind && { typology: kind }),
    ...(location && dealer && { location: inWords(dealer) }),
  }
}

/**
 * What a visitor who came with more colours than one request takes must know; nothing otherwise.
 * @requirement CONTACT-16
 */
export function noteOf(form: string, query: URLSearchParams, locale: Locale): string | undefined {
  const { length } = form === 'sample-request' ? valuesOf(query, sampleColourKey) : []
  if (length <= maxSampleColours) return undefined
  return interpolate(messages[locale].tooManyColours, { chosen: length, most: maxSampleColours })
}

/** What the visitor came with, in words: products and cities, not the flags for the form. */
export function aboutOf(form: string, query: URLSearchParams, locale: Locale, dealer?: Dealer): string | undefined {
  if (form === 'general-request' && dealer) return inWords(dealer)
  const { typology, product = typology, finish, colours, quantity, showrooms } = passedOn(form, query, locale)
  const position = form === 'apply-now' ? reader(query)('position') : undefined
  return (
    [position, showrooms, quantity && product ? `${quantity} × ${product}` : product, finish, colours]
      .filter(Boolean)
      .join(', ') || undefined
  )
}

interface Settings {
  /**
   * Addresses of the forms, by name.
   * @requirement CONTACT-05
   */
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
