import {
  awardOverviewTimeline,
  callToActionHero,
  designerCarousel,
  designerQuote,
  familyGrid,
  imageGallery,
  imageGrid,
  modelList,
} from '@brand/blocks/contracts'
import { pageSlugs, pathFor } from '@brand/content'
import type { Product } from '../../cms/kinds/product.ts'
import type { Languages } from '../../cms/languages.ts'
import { addedBlock, findAnchor, hasBlock, withAnchor, type PageBlock } from '../../cms/page-blocks.ts'
import type { Messages } from '../../i18n/messages/en.ts'
import { titleLink, withRelated } from '../related.ts'
import type { ProductData } from './data.ts'

type Anchored = Pick<Product, 'kind' | 'blocks' | 'models'>

/** The anchor of the models or colours: that of the record's own list, else of the one that the page adds. */
export function modelsAnchor({ kind, blocks, models }: Anchored, languages: Languages): string | undefined {
  const name = { family: 'models', fabric: 'colors' }[kind]
  return findAnchor(blocks, modelList, languages, name) ?? (models.length ? name : undefined)
}

/** The name of a block that explains how a product is configured. */
const configuratorAnchor = 'configurator'

/**
 * The anchor of the block that explains how the product is configured.
 * @requirement BLK-detail_header-07
 */
export const aboutAnchor = (blocks: readonly PageBlock[], languages: Languages): string | undefined =>
  findAnchor(blocks, callToActionHero, languages, configuratorAnchor)

/**
 * The blocks above and below the figures of a product: its models after the head, its own, then what belongs to it.
 * @requirement FAM-01, FAM-07, FAB-01
 */
export function productBlocks(
  { product, designers, awards, others }: Pick<ProductData, 'product' | 'designers' | 'awards' | 'others'>,
  texts: Messages,
  languages: Languages,
): { above: readonly PageBlock[]; below: readonly PageBlock[] } {
  const { id, kind, blocks, models, gallery: images, articles, typology } = product
  const { locale } = languages
  const named = withAnchor(blocks, callToActionHero, languages, configuratorAnchor)
  const above = [...withAnchor(named, modelList, languages, { family: 'models', fabric: 'colors' }[kind])]
  const below: PageBlock[] = []
  // The colours of a fabric stand in a form of their own.
  if (kind === 'family' && models.length && !hasBlock(blocks, modelList))
    above.unshift(
      addedBlock(modelList, `${id}-models`, { title: texts.product.models, models, id: modelsAnchor(product, languages) }),
    )
  // The pictures of a fabric are its weave again.
  if (kind === 'family' && images.length > 1 && !hasBlock(blocks, imageGallery, imageGrid))
    above.push(addedBlock(imageGallery, `${id}-gallery`, { images }))
  if (designers.length && !hasBlock(blocks, designerCarousel, designerQuote))
    below.push(addedBlock(designerCarousel, `${id}-designers`, { title: texts.product.designedBy, designers }))
  if (awards.length && !hasBlock(blocks, awardOverviewTimeline)) {
    const action = titleLink(texts.product.allAwards, pathFor('page', pageSlugs.awards, locale))
    below.push(addedBlock(awardOverviewTimeline, `${id}-awards`, { title: texts.product.awards, awards, action }))
  }
  const related = withRelated(id, below, articles, { texts, locale })
  if (!others.length) return { above, below: related }
  const action = typology && titleLink(typology.title, typology.href)
  const grid = addedBlock(familyGrid, `${id}-others`, { title: texts.product.others, families: others, action })
  return { above, below: [...related, grid] }
}
