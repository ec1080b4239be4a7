import { pageSlugs, pathFor, type Block, type Locale } from '@brand/content'
import type { Messages } from '../../i18n/messages/en.ts'
import { wayTo, withRelated } from '../related.ts'
import type { ProductData } from './product.ts'

/** A block that the page adds to those of the record. */
const block = (type: string, id: string, fields: object) => ({ type, id, ...fields }) as Block

/** The anchor of the models or colours: that of the record's own list, else of the one that the page adds. */
export function modelsAnchor({ product: { kind, body, models } }: Pick<ProductData, 'product'>): string | undefined {
  const own = body.find(({ type }) => type === 'cb_model_list') as { cbModelListId?: string } | undefined
  if (own) return own.cbModelListId
  return models.length ? { family: 'models', fabric: 'colors' }[kind] : undefined
}

/** The blocks above and below the figures of a product: its own, then what belongs to it (FAM-01, FAM-07, FAB-01). */
export function productBlocks(
  data: ProductData,
  texts: Messages,
  visitor: Locale,
): { above: readonly Block[]; below: readonly Block[] } {
  const { product, designers, awards, others: products } = data
  const { id, kind, body, models, images, articles, typology } = product
  const has = (type: string) => body.some((own) => own.type === type)
  const above = [...body]
  const below: Block[] = []
  if (models.length && !has('cb_model_list'))
    above.push(
      block('cb_model_list', `${id}-models`, {
        cbModelListTitle: texts.product[kind === 'family' ? 'models' : 'colors'],
        cbModelListModels: models,
        cbModelListId: modelsAnchor(data),
      }),
    )
  // The first picture is in the head. Those of a fabric are its weave again.
  const others = images.slice(1)
  if (kind === 'family' && others.length > 1 && !has('cb_image_gallery') && !has('cb_image_grid'))
    above.push(
      block('cb_image_gallery', `${id}-gallery`, {
        cbImageGalleryImages: others.map((image) => ({ cbImageGalleryItemImage: image })),
      }),
    )
  if (designers.length && !has('cb_designer_carousel') && !has('cb_designer_quote'))
    below.push(
      block('cb_designer_carousel', `${id}-designers`, {
        cbDesignerCarouselTitle: texts.product.designedBy,
        cbDesignerCarouselDesigners: designers,
      }),
    )
  if (awards.length && !has('cb_award_overview_timeline'))
    below.push(
      block('cb_award_overview_timeline', `${id}-awards`, {
        cbAwardOverviewTimelineTitle: texts.product.awards,
        cbAwardOverviewTimelineAwards: awards,
        cbAwardOverviewTimelineAction: wayTo(texts.product.allAwards, pathFor('page', pageSlugs.awards, visitor)),
      }),
    )
  const related = withRelated(id, below, articles, { texts, visitor })
  const all = products.length
    ? [
        ...related,
        block('cb_family_grid', `${id}-others`, {
          cbFamilyGridTitle: texts.product.others,
          cbFamilyGridFamilies: products,
          cbFamilyGridAction: typology && wayTo(typology.ctTypologyTitle, pathFor('typology', typology.ctTypologySlug, visitor)),
        }),
      ]
    : related
  return { above, below: all }
}
