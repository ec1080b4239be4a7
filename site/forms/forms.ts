import type { EmbeddedFormProps } from '@brand/blocks/embedded-form'
import { defaultLocale, pageSlugs, pathFor, type Locale } from '@brand/content'
import { maxSampleColours, type inquiryTopics } from '@brand/content/inquiry'
import { officeName } from '../brand/offices.ts'

/** Name of a form that visitors are led to, as records and `EMBEDDED_FORMS` have it. */
export type FormName = NonNullable<EmbeddedFormProps['form']>

/** The dealer that the query of a page names, where it is known. */
export interface Dealer {
  id: string
  name: string
  city?: string | undefined
}

/** The office that the query of a page names, where it is known. */
export interface Office {
  /** Its city in the language of the page. */
  city: string
  /** And in English, as the form gets it. */
  english: string
}

/** Records that the query of a page names, if the content has them. */
export interface NamedRecords {
  dealer?: Dealer | undefined
  office?: Office | undefined
}

type Topic = (typeof inquiryTopics)[number]
type Topics = Partial<Record<Topic, string | undefined>>

interface Form<Key extends string> {
  /** English slug of its page. */
  page: string
  /**
   * Our own form, which stands in its place where it is not hosted elsewhere.
   * @requirement CONTACT-05
   */
  own: 'question' | 'quote' | 'samples' | 'application' | 'newsletter'
  /**
   * It is one of those that the contact pages list.
   * @requirement CONTACT-02
   */
  listed?: true
  /** Keys of the query of its page that it reads. Default: none. */
  query?: readonly Key[]
  /**
   * Values of the query for the form, by topic. `read` returns the value of a key; `most` limits the number of several values.
   * @requirement CONTACT-09 to CONTACT-13, DEALER-13
   */
  topics?: (read: (key: NoInfer<Key>, maxValues?: number) => string | undefined, named: NamedRecords) => Topics
}

const form = <Key extends string>(of: Form<Key>): Form<string> => of

/**
 * Position of an application without a vacancy; kept English, as it is sent.
 * @requirement CONTACT-13
 */
export const spontaneous = 'Spontaneous Application'

/** The key under which the query of the form for samples has the name of each colour. */
export const sampleColourKey = 'colours'

/** Every form that visitors are led to, in the order in which the contact pages list them. Their fields are in `@brand/content/inquiry`. */
export const forms: Record<FormName, Form<string>> = {
  'quote-price-lead': form({
    page: 'contact/quote-price-lead',
    own: 'quote',
    listed: true,
    query: ['typology', 'product', 'finish', 'quantity', 'amount', 'unjoined', 'ready2go'],
    topics: (read) => ({
      typology: read('typology'),
      product: read('product'),
      finish: read('finish'),
      quantity: read('quantity') ?? read('amount'),
      unjoined: read('unjoined'),
      ready2go: read('ready2go') === 'true' ? 'true' : undefined,
    }),
  }),
  'product-advice': form({ page: 'contact/product-advice', own: 'question', listed: true }),
  'sample-request': form({
    page: 'contact/sample-request',
    own: 'samples',
    listed: true,
    query: ['product', sampleColourKey],
    topics: (read) => ({ product: read('product'), colours: read(sampleColourKey, maxSampleColours) }),
  }),
  'after-sales-support': form({ page: 'contact/after-sales-support', own: 'question', listed: true }),
  'general-request': form({
    page: 'contact/general-request',
    own: 'question',
    listed: true,
    // The id of a dealer, which the page looks up.
    query: ['location'],
    topics: (_read, { dealer }) => ({ location: dealer && `${dealer.name} (${dealer.id})` }),
  }),
  newsletter: form({ page: 'contact/newsletter', own: 'newsletter' }),
  'apply-now': form({
    page: 'contact/apply-now',
    own: 'application',
    query: ['position'],
    topics: (read) => ({ position: read('position') ?? spontaneous }),
  }),
  'visit-us': form({
    page: pageSlugs.offices,
    own: 'question',
    query: ['shoffice'],
    // English, whatever the visitor reads, as it is sent.
    topics(read, { office }) {
      const city = read('shoffice')
      return { showrooms: city && officeName(office?.english ?? city, defaultLocale) }
    },
  }),
}

export const formNames = Object.keys(forms) as FormName[]

/** The form of a page, by the page's English slug. */
export const formOn = (slug: string | undefined): FormName | undefined => formNames.find((name) => forms[name].page === slug)

/** Address of the page of a form in a locale, with a query for the form. */
export function formPath(name: FormName, locale: Locale, query: readonly [key: string, value: string][] = []): string {
  const path = pathFor('page', forms[name].page, locale)
  return query.length ? `${path}?${new URLSearchParams(query as [string, string][])}` : path
}
