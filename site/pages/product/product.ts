import type {
  ArticleCard,
  Award,
  Block,
  DesignerCard,
  Fabric,
  FabricCard,
  Family,
  FamilyCard,
  ModelCard,
  TypologyCard,
} from '@brand/content'
import type { ItemData } from '../load.ts'
import { inFelt, type Felt } from './felts.ts'

/** What the pages of families and of fabrics have in common: either record in one form. */
export interface Product {
  kind: 'family' | 'fabric'
  id: string
  name: string
  slug: string
  /** What it is: the nearest of its kinds. */
  typology?: TypologyCard | undefined
  metadata: Family['ctFamilyMetadata']
  /** The picture of the head, and the others. */
  images: readonly NonNullable<Family['ctFamilyImage']>[]
  body: readonly Block[]
  /** Models of a family, colours of a fabric. */
  models: readonly ModelCard[]
  /** The felts that its pictures can be seen in, and the one that they are in. A fabric has none. */
  felts: readonly Felt[]
  felt?: Felt | undefined
  articles: readonly ArticleCard[]
  resources: Family['ctFamilyResources']
  absorption?: { values: readonly number[]; measure: 'coefficient' | 'area' } | undefined
  facts: Family['facts']
  principles: Family['ctFamilyPrinciples']
  performances: Family['performances']
  links: Pick<Family, 'ctFamilyMetricUrl' | 'ctFamilyImperialUrl' | 'ctFamilyShopLink'>
}

/** The data of the page of a product. */
export interface ProductData extends ItemData {
  product: Product
  /** Who designed it, what it won, what else there is of its kind. */
  designers: readonly DesignerCard[]
  awards: readonly Award[]
  others: readonly (FamilyCard | FabricCard)[]
}

const distinct = <Image extends { id: string }>(...images: readonly (Image | undefined)[]) => [
  ...new Map(images.flatMap((image) => (image ? [[image.id, image] as const] : []))).values(),
]

const absorptionOf = ({ absorption, absorptionArea }: Pick<Family, 'absorption' | 'absorptionArea'>): Product['absorption'] => {
  if (absorption) return { values: absorption, measure: 'coefficient' }
  return absorptionArea && { values: absorptionArea, measure: 'area' }
}

/** A family in a felt; default: as photographed. */
export const familyProduct = (family: Family, felt?: Felt): Product => ({
  kind: 'family',
  id: family.id,
  name: family.ctFamilyName,
  slug: family.ctFamilySlug,
  typology: family.ctFamilyTypologies.at(-1),
  metadata: family.ctFamilyMetadata,
  ...inFelt(
    {
      images: distinct(family.ctFamilyImage, family.ctFamilyLandscapeImage, family.ctFamilyHeroImage),
      body: family.ctFamilyBody,
      models: family.ctFamilyModels.filter(({ ctModelOnline }) => ctModelOnline),
    },
    felt?.pictures ?? [],
  ),
  felts: family.ctFamilyFelts,
  felt,
  articles: family.ctFamilyArticles,
  resources: family.ctFamilyResources,
  absorption: absorptionOf(family),
  facts: family.facts,
  principles: family.ctFamilyPrinciples,
  performances: family.performances,
  links: family,
})

export const fabricProduct = (fabric: Fabric): Product => ({
  kind: 'fabric',
  id: fabric.id,
  name: fabric.ctFabricName,
  slug: fabric.ctFabricSlug,
  typology: fabric.ctFabricTypologies.at(-1),
  metadata: fabric.ctFabricMetadata,
  images: distinct(fabric.ctFabricImage, fabric.ctFabricHeroImage),
  body: fabric.ctFabricBody,
  models: fabric.ctFabricModels.filter(({ ctModelOnline }) => ctModelOnline),
  felts: [],
  articles: fabric.ctFabricArticles,
  resources: fabric.ctFabricResources,
  absorption: absorptionOf(fabric),
  facts: fabric.facts,
  principles: [],
  performances: [],
  links: {},
})
