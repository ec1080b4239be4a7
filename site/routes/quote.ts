import { pathFor, type Locale } from '@brand/content'

/** Slug of the form that asks for a quote, below the locale prefix (RT-24). */
export const quoteSlug = 'contact/quote-price-lead'

/** Address of the form for a quote of some products (CMP-04, CONTACT-09). */
export const quoteAddress = (locale: Locale, products: readonly string[]) =>
  `${pathFor('page', quoteSlug, locale)}?${new URLSearchParams(products.map((product) => ['product', product]))}`
