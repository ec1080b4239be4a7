import { pictureName } from '@brand/blocks/product-grid'
import { StockProductPage } from '@brand/blocks/stock-product-page'
import { pathFor } from '@brand/content'
import type { CSSProperties } from 'react'
import { messages } from '../../i18n/index.ts'
import { libraryMessages } from '../../i18n/library.ts'
import { formPath } from '../../forms/forms.ts'
import { ready2goSlug } from '../../routes/products.ts'
import type { PageOf } from '../page-of.ts'
import { listFacts } from './facts.ts'
import type { Ready2goData } from './load.ts'

/**
 * A product from stock.
 * @requirement R2G-05 to R2G-21
 */
export default function Page({ data, request: { locale } }: PageOf<Ready2goData>) {
  const { product, others, contentLocale } = data
  const { id, model, descriptionHtml, pictures, finishes, combinations, family } = product
  const { title } = messages[locale].ready2go
  const { stockProductPage, productGrid } = libraryMessages[contentLocale]
  return (
    <StockProductPage
      style={{ '--b-picture-name': pictureName(id) } as CSSProperties}
      label={title}
      {...{ model, descriptionHtml, pictures, finishes, family, related: others }}
      facts={listFacts(product, contentLocale)}
      quote={{
        href: formPath('quote-price-lead', locale),
        values: { typology: 'Ready2Go', product: model, quantity: '1', ready2go: 'true' },
        combinationKey: 'finish',
        combinations,
      }}
      browseAction={{ label: title, href: pathFor('typology', ready2goSlug, locale) }}
      messages={stockProductPage}
      gridMessages={productGrid}
    />
  )
}
