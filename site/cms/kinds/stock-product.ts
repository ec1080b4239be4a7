import { imageText, quote, shapes } from '@brand/blocks/contracts'
import { pathFor, type Ready2go, type Ready2goCard } from '@brand/content'
import { toLang, type Languages } from '../languages.ts'
import { listStockNotes } from '../figures.ts'
import { swatch } from '../image-sizes.ts'
import { imageValue } from '../to-props.ts'

/** A product from stock on a card. */
export const toStockCard = (card: Ready2goCard, languages: Languages) => ({
  id: card.id,
  title: card.model,
  href: pathFor('ready2go', card.slug, languages.locale),
  image: card.images[0] && imageValue(card.images[0], shapes.product.image),
  lang: toLang(card, languages),
  notes: listStockNotes(card, card.usedLocale ?? languages.contentLocale),
})

/**
 * A product from stock on its page.
 * @requirement R2G-05 to R2G-24
 */
export const toStockProduct = (product: Ready2go, { locale }: Languages) => ({
  id: product.id,
  model: product.model,
  descriptionHtml: product.description,
  /** As the content has them, for previews and search engines. */
  images: product.images,
  pictures: product.images.map((image) => ({
    image: imageValue(image, imageText.fields.image),
    thumbnail: imageValue(image, quote.fields.portrait),
  })),
  finishes: product.finishes.map(({ exterior, interior, finish: { name, finishType, image, color } }) => ({
    name,
    type: finishType?.name,
    image: image && imageValue(image, swatch),
    color: color?.hex as `#${string}` | undefined,
    exterior,
    interior,
  })),
  combinations: product.specificFinishCombinations.map(({ finishCombination: { name } }) => name),
  family:
    product.familySlug && product.familyName
      ? { name: product.familyName, href: pathFor('family', product.familySlug, locale) }
      : undefined,
  facts: product.facts,
  stock: product.stock,
  leavesOn: product.leavesOn,
})

/** The page of a product from stock, in one form. */
export type StockProduct = ReturnType<typeof toStockProduct>
