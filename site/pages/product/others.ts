import type { ShapeValue } from '@brand/blocks/contracts'
import { toProductCard } from '../../cms/kinds/product.ts'
import type { Languages } from '../../cms/languages.ts'
import type { SiteRequest } from '../../request/context.ts'
import { withFailurePolicy } from '../load.ts'

/** As many as stand in a row of the grid. */
const maxOthers = 4

/** Loads the next products of a typology, by its slug, round from the last to the first. */
export async function loadOthers({ client, locale }: SiteRequest, id: string, typology: string | undefined) {
  if (!typology) return []
  const asked = client.familyGrid({ locale, template: `types/${typology}`, after: id, normals: maxOthers })
  return (await withFailurePolicy('lists', asked, { normal: [] })).normal
}

type Others = Awaited<ReturnType<typeof loadOthers>>

/** Other products as cards, none of them large. */
export const otherCards = (others: Others, languages: Languages): ShapeValue<'product'>[] =>
  others.map((card) => ({ ...toProductCard(card, languages), large: false }))
