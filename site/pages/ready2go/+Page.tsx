import { imageText, quote as quoteBlock, shapes } from '@brand/blocks/contracts'
import { StockProductPage } from '@brand/blocks/stock-product-page'
import { pathFor } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { formPath } from '../../forms/forms.ts'
import { libraryMessages } from '../../i18n/library.ts'
import { imageValue } from '../../cms/to-props.ts'
import { ready2goSlug } from '../../routes/products.ts'
import type { Ready2goData } from './load.ts'

/** A product from stock (R2G-05 to R2G-21). */
export default function Page({ data, request: { locale: visitor } }: PageContextServer) {
  const { product, others, usedLocale } = data as Ready2goData
  const { model, images, finishes, specificFinishCombinations, familySlug, familyName } = product
  const messages = libraryMessages[usedLocale]
  return (
    <StockProductPage
      label="Ready2Go"
      model={model}
      descriptionHtml={product.description}
      pictures={images.map((image) => ({
        image: imageValue(image, imageText.fields.image),
        thumbnail: imageValue(image, quoteBlock.fields.portrait),
      }))}
      finishes={finishes.map(({ exterior, interior, finish: { name, finishType, image, color } }) => ({
        name,
        type: finishType?.name,
        image: image && imageValue(image, shapes.product.image),
        color: color?.hex as `#${string}` | undefined,
        exterior,
        interior,
      }))}
      quote={{
        href: formPath('quote-price-lead', visitor),
        values: { typology: 'Ready2Go', product: model, quantity: '1', ready2go: 'true' },
        combinationKey: 'finish',
        combinations: specificFinishCombinations.map(({ finishCombination: { name } }) => name),
      }}
      family={familySlug && familyName ? { name: familyName, href: pathFor('family', familySlug, visitor) } : undefined}
      others={others.map(({ id, slug, model: title, images: [image], usedLocale: lang }) => ({
        id,
        title,
        href: pathFor('ready2go', slug, visitor),
        image: image && imageValue(image, shapes.product.image),
        lang: lang === usedLocale ? undefined : lang,
      }))}
      all={{ label: 'Ready2Go', href: pathFor('typology', ready2goSlug, visitor) }}
      messages={messages.stockProductPage}
      gridMessages={messages.productGrid}
    />
  )
}
