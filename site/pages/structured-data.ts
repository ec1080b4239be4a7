/** JSON-LD of pages, in the words of schema.org. */
import { findPrice, type ImageRecord, type Locale, type Organization, type Ready2go } from '@brand/content'
import { routes } from '@brand/content/routes'
import type * as Schema from 'schema-dts'
import { brand } from '../brand/brand.ts'
import type { Dealer } from '../cms/kinds/dealer.ts'
import type { toDesigner } from '../cms/kinds/designer.ts'
import type { toQuestion } from '../cms/kinds/faq.ts'
import type { Film } from '../cms/kinds/film.ts'
import type { toJob } from '../cms/kinds/job.ts'
import { escape } from '../i18n/escape.ts'
import { toPageName } from '../i18n/titles.ts'
import { fullAddress } from '../routes/picture.ts'

const context = { '@context': 'https://schema.org' } as const

/** Whether an object of schema.org has a value; one without is left out. */
const hasValue = (values: object) => Object.values(values).some(Boolean)

const postalAddress = (values: Omit<Schema.PostalAddressLeaf, '@type'>): Schema.PostalAddress | undefined =>
  hasValue(values) ? { '@type': 'PostalAddress', ...values } : undefined

/**
 * JSON-LD of the organization; empty parts are left out.
 * @requirement SEO-06, OR-97
 */
export function organizationData(organization: Organization, baseUrl: string): Schema.WithContext<Schema.Organization> {
  const { metadata, logo, telephone, contactType, streetAddress, postalCode, addressLocality } = organization
  const contact = { telephone, contactType }
  return {
    ...context,
    '@type': 'Organization',
    name: brand.name,
    url: baseUrl,
    description: metadata.description,
    logo: logo && fullAddress(logo.url, baseUrl),
    contactPoint: hasValue(contact) ? { '@type': 'ContactPoint', ...contact } : undefined,
    address: postalAddress({ streetAddress, postalCode, addressLocality }),
  }
}

/** Search action with the `query-input` of search engines, which the vocabulary itself does not have. */
type SearchAction = Schema.SearchAction & { 'query-input': string }

/** JSON-LD of the site, with its search. */
export function websiteData(locale: Locale, home: string): Schema.WithContext<Schema.WebSite> {
  const search: SearchAction = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${home.replace(/\/$/, '')}${routes.search.path}?keyword={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return { ...context, '@type': 'WebSite', name: brand.name, url: home, inLanguage: locale, potentialAction: search }
}

interface ArticleFacts {
  title: string
  intro?: string | undefined
  picture?: Pick<ImageRecord, 'url'> | undefined
  date?: string | undefined
  category?: { title: string } | undefined
}

/** JSON-LD of an article or a guide at a full address. */
export function articleData(
  { title, intro, picture, date, category }: ArticleFacts,
  locale: Locale,
  address: string,
  baseUrl: string,
): Schema.WithContext<Schema.Article> {
  const publisher = { '@type': 'Organization', name: brand.name, url: baseUrl || undefined } as const
  return {
    ...context,
    '@type': 'Article',
    headline: title,
    description: intro,
    image: picture && fullAddress(picture.url, baseUrl),
    datePublished: date,
    articleSection: category?.title,
    inLanguage: locale,
    mainEntityOfPage: address,
    author: publisher,
    publisher,
  }
}

/** JSON-LD of a vacancy; search engines take none without a date and a place. */
export function jobPostingData(
  { title, date, intro, places, texts }: Pick<ReturnType<typeof toJob>, 'title' | 'date' | 'intro' | 'places' | 'texts'>,
  baseUrl: string,
): Schema.WithContext<Schema.JobPosting> | undefined {
  if (!date || !places.length) return undefined
  const name = toPageName(title)
  return {
    ...context,
    '@type': 'JobPosting',
    title: name,
    description: [intro && `<p>${escape(intro)}</p>`, ...texts].filter(Boolean).join('') || name,
    datePosted: date,
    hiringOrganization: { '@type': 'Organization', name: brand.name, sameAs: baseUrl },
    jobLocation: places.map(({ city, country }) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
    })),
  }
}

/** Address of a film's player, as `embedUrl`. */
const players = { youtube: 'https://www.youtube-nocookie.com/embed/', vimeo: 'https://player.vimeo.com/video/' }

/** JSON-LD of a film. */
export const videoData = (
  { provider, id, name, description, still, published }: Film,
  baseUrl: string,
): Schema.WithContext<Schema.VideoObject> => ({
  ...context,
  '@type': 'VideoObject',
  name,
  description,
  thumbnailUrl: fullAddress(still, baseUrl),
  uploadDate: published,
  ...(provider === 'file' ? { contentUrl: fullAddress(id, baseUrl) } : { embedUrl: players[provider] + id }),
})

/** JSON-LD of a designer's page. */
export const profilePageData = (
  { name, intro, picture }: Pick<ReturnType<typeof toDesigner>, 'name' | 'intro' | 'picture'>,
  baseUrl: string,
  url: string,
): Schema.WithContext<Schema.ProfilePage> => ({
  ...context,
  '@type': 'ProfilePage',
  mainEntity: { '@type': 'Person', name, url, description: intro, image: picture && fullAddress(picture.url, baseUrl) },
})

interface ProductFacts {
  name: string
  description?: string | undefined
  images: readonly (Pick<ImageRecord, 'url'> | undefined)[]
  facts?: Ready2go['facts']
  url: string
  category?: string | undefined
}

/** UN/CEFACT codes of the price units, which search engines know. */
const unitCodes = { piece: 'H87', set: 'SET', 'm²': 'MTK', m: 'MTR', roll: 'RO' }

/** JSON-LD of a product; with an offer only where it has a price, and from the lowest to the highest where it has several. */
export function productData(
  { images, facts = [], ...product }: ProductFacts,
  baseUrl: string,
): Schema.WithContext<Schema.Product> {
  const sale = findPrice({ facts })
  const shown = images.flatMap((image) => (image ? [fullAddress(image.url, baseUrl)] : []))
  const sold = { priceCurrency: 'EUR', url: product.url }
  const offers = ({ values: all, per = 'piece' }: NonNullable<typeof sale>): Schema.Offer | Schema.AggregateOffer =>
    all.length === 1
      ? {
          '@type': 'Offer',
          price: all[0],
          ...sold,
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: all[0],
            priceCurrency: 'EUR',
            unitCode: unitCodes[per],
            valueAddedTaxIncluded: false,
          },
        }
      : { '@type': 'AggregateOffer', lowPrice: Math.min(...all), highPrice: Math.max(...all), offerCount: all.length, ...sold }
  return {
    ...context,
    '@type': 'Product',
    ...product,
    name: product.name,
    image: shown.length ? shown : undefined,
    brand: { '@type': 'Brand', name: brand.name },
    offers: sale && offers(sale),
  }
}

/** JSON-LD of questions and their answers. */
export const faqData = (items: readonly ReturnType<typeof toQuestion>[], locale: Locale): Schema.WithContext<Schema.FAQPage> => ({
  ...context,
  '@type': 'FAQPage',
  inLanguage: locale,
  mainEntity: items.map(({ question, answerHtml }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answerHtml },
  })),
})

interface Collection {
  name: string
  description?: string | undefined
  products: readonly { title: string; href: string }[]
}

/** JSON-LD of a list of products, in the order in which they are listed. */
export const collectionData = (
  { name, description, products }: Collection,
  locale: Locale,
  baseUrl: string,
): Schema.WithContext<Schema.CollectionPage> => ({
  ...context,
  '@type': 'CollectionPage',
  name,
  description,
  inLanguage: locale,
  mainEntity: {
    '@type': 'ItemList',
    numberOfItems: products.length,
    itemListElement: products.map(({ title, href }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: title,
      url: baseUrl + href,
    })),
  },
})

/** JSON-LD of dealers and representatives, each a business of its own. */
export const dealersData = (dealers: readonly Dealer[]): Schema.Graph => ({
  ...context,
  '@graph': dealers.map(({ name, phone, email, street, postalCode, city, state, countryCode, coordinates }) => ({
    '@type': 'LocalBusiness',
    name,
    telephone: phone,
    email,
    address: postalAddress({
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressRegion: state,
      addressCountry: countryCode?.toUpperCase(),
    }),
    geo: coordinates && { '@type': 'GeoCoordinates', ...coordinates },
  })),
})
