import type { FabricCard, FamilyCard, TypologyCard } from '@brand/content'
import type { SiteRequest } from '../../request/context.ts'
import { byPolicy } from '../load.ts'

/** As many as stand in a row of the grid. */
const most = 4

/** The next products of the same typology, round from the last to the first; none of them large. */
export async function loadOthers(
  { client, locale }: SiteRequest,
  id: string,
  typologies: readonly TypologyCard[],
): Promise<(FamilyCard | FabricCard)[]> {
  const typology = typologies.at(-1)
  if (!typology) return []
  const template = `types/${typology.ctTypologySlug}`
  const asked = client.familyGrid({ locale, template, after: id, normals: most })
  const { normal } = await byPolicy('lists', asked, { normal: [] })
  return normal.map((product) =>
    'ctFamilyName' in product ? { ...product, ctFamilyIsHero: false } : { ...product, ctFabricIsHero: false },
  )
}
