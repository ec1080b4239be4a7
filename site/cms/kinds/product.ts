import { detailHeader, imageGallery, quote, shapes, type ShapeValue } from '@brand/blocks/contracts'
import {
  parseExtension,
  toFileName,
  groupResources,
  pathFor,
  type Award,
  type Fabric,
  type FabricCard,
  type Family,
  type FamilyAnswer,
  type FamilyCard,
  type ImageRecord,
  type ResourceCard,
  type TypologyCard,
} from '@brand/content'
import { toLang, type Languages } from '../languages.ts'
import type { PageBlock } from '../page-blocks.ts'
import { imageValue, shapeProps } from '../to-props.ts'
import { inFelt, type Felt } from './felts.ts'

/** A family or a fabric on a card. */
export const toProductCard = (card: FamilyCard | FabricCard, languages: Languages) => shapeProps('product', card, languages)

/** The slug of a family; a fabric has none that is compared. */
export const findFamilySlug = (card: FamilyCard | FabricCard) => ('ctFamilySlug' in card ? card.ctFamilySlug : undefined)

/** The name of a fabric, without what its card takes to make. */
export const readFabricName = ({ ctFabricName }: FabricCard) => ctFabricName

/** A family as an option of a field. */
export const toFamilyOption = ({ ctFamilyName: label, ctFamilySlug: value }: FamilyCard) => ({ value, label })

/** A family of a ready comparison: how it looks, and its slug. */
export const toReadyFamily = (card: FamilyCard, languages: Languages) => {
  const { title: name, image } = toProductCard(card, languages)
  return { id: card.id, slug: card.ctFamilySlug, name, image }
}

/** Those of a list that are families. */
export const familiesIn = (cards: readonly (FamilyCard | FabricCard)[]): FamilyCard[] =>
  cards.filter((card): card is FamilyCard => 'ctFamilySlug' in card)

/** The kind of thing that a product is. */
const toTypologyLink = (typology: TypologyCard | undefined, { locale }: Languages) =>
  typology && {
    id: typology.id,
    title: typology.ctTypologyTitle,
    slug: typology.ctTypologySlug,
    href: pathFor('typology', typology.ctTypologySlug, locale),
  }

/**
 * The name of a file, with what it certifies.
 * @requirement FAM-11
 */
const formatResourceName = ({ ctResourceName: name, ctResourceCertificationType: type }: ResourceCard) =>
  type && !name.includes(type.name) ? `${name} (${type.name})` : name

/**
 * The files of a product by group; a fabric has neither a group of Revit files nor one of photometric data.
 * @requirement FAB-05
 */
function groupFiles(resources: readonly ResourceCard[], isFamily: boolean, languages: Languages) {
  const groups = groupResources(resources, { separateRevit: isFamily, separatePhotometricData: isFamily })
  return groups.map(({ group, resources: files }) => ({
    group,
    files: files.map((file) => {
      const { url: href, size } = file.ctResourceResource
      return {
        id: file.id,
        name: formatResourceName(file),
        href,
        fileName: toFileName(file),
        format: parseExtension(href).slice(1).toUpperCase(),
        size,
        lang: toLang(file, languages),
      }
    }),
  }))
}

const distinct = (...pictures: readonly (ImageRecord | undefined)[]): ImageRecord[] => [
  ...new Map(pictures.flatMap((picture) => (picture ? [[picture.id, picture] as const] : []))).values(),
]

const galleryImage = imageGallery.fields.images.of.fields.image

const splitPictures = (pictures: readonly ImageRecord[]) => ({
  /** As the content has them, for previews and search engines. */
  pictures,
  /** The picture of the head, and the others. */
  image: pictures[0] && imageValue(pictures[0], detailHeader.fields.image),
  gallery: pictures.slice(1).map((picture) => ({ image: imageValue(picture, galleryImage) })),
})

const toAbsorption = ({ absorption, absorptionArea }: Pick<Family, 'absorption' | 'absorptionArea'>) => {
  if (absorption) return { values: absorption, measure: 'coefficient' as const }
  return absorptionArea && { values: absorptionArea, measure: 'area' as const }
}

/** A model of a family or a colour of a fabric; only those that are online are shown. */
const listModels = (models: Family['ctFamilyModels'], languages: Languages): ShapeValue<'model'>[] =>
  models.filter(({ ctModelOnline }) => ctModelOnline).map((model) => shapeProps('model', model, languages))

/** A felt that the pictures of a page can be seen in, as a choice. */
const toFinish = ({ key, felt: model }: Felt, languages: Languages) => ({
  key,
  name: model.ctModelName,
  image: model.ctModelImage && imageValue(model.ctModelImage, quote.fields.portrait),
  lang: toLang(model, languages),
})

/**
 * A family on its page, in a felt; default: as photographed.
 * @requirement FAM-01 to FAM-14
 */
export function toFamily(family: Family, languages: Languages, felt?: Felt) {
  const seen = inFelt(
    {
      pictures: distinct(family.ctFamilyImage, family.ctFamilyLandscapeImage, family.ctFamilyHeroImage),
      blocks: family.ctFamilyBody as readonly PageBlock[],
      models: family.ctFamilyModels,
    },
    felt?.pictures ?? [],
  )
  return {
    kind: 'family' as 'family' | 'fabric',
    id: family.id,
    name: family.ctFamilyName,
    slug: family.ctFamilySlug,
    /** Kind of product, in a word or two. */
    what: family.ctFamilyKind,
    /** Nearest of its typologies. */
    typology: toTypologyLink(family.ctFamilyTypologies.at(-1), languages),
    metadata: family.ctFamilyMetadata,
    ...splitPictures(seen.pictures),
    blocks: seen.blocks,
    /** Models of a family, colours of a fabric. */
    models: listModels(seen.models, languages),
    /** Felts of its pictures, as choices, and the key of the felt shown. */
    finishes: family.ctFamilyFelts.map((each) => toFinish(each, languages)),
    finish: felt?.key,
    articles: family.ctFamilyArticles.map((article) => shapeProps('article', article, languages)),
    fileGroups: groupFiles(family.ctFamilyResources, true, languages),
    absorption: toAbsorption(family),
    facts: family.facts,
    principles: family.ctFamilyPrinciples.map((principle) => ({
      id: principle.ctFamilyPrincipleIdentifier,
      title: principle.ctFamilyPrincipleTitle,
      image: principle.ctFamilyPrincipleImage && imageValue(principle.ctFamilyPrincipleImage, quote.fields.portrait),
    })),
    performances: family.performances,
    /** Configurators in metres and in feet, and the shop of what is in stock. */
    metricHref: family.ctFamilyMetricUrl,
    imperialHref: family.ctFamilyImperialUrl,
    shopHref: family.ctFamilyShopLink,
  }
}

/** The page of a family or a fabric, in one form. */
export type Product = ReturnType<typeof toFamily>

/**
 * A fabric on its page.
 * @requirement FAB-01, FAB-03 to FAB-05
 */
export const toFabric = (fabric: Fabric, languages: Languages): Product => ({
  kind: 'fabric',
  id: fabric.id,
  name: fabric.ctFabricName,
  slug: fabric.ctFabricSlug,
  what: undefined,
  typology: toTypologyLink(fabric.ctFabricTypologies.at(-1), languages),
  metadata: fabric.ctFabricMetadata,
  ...splitPictures(distinct(fabric.ctFabricImage, fabric.ctFabricHeroImage)),
  blocks: fabric.ctFabricBody,
  models: listModels(fabric.ctFabricModels, languages),
  finishes: [],
  finish: undefined,
  articles: fabric.ctFabricArticles.map((article) => shapeProps('article', article, languages)),
  fileGroups: groupFiles(fabric.ctFabricResources, false, languages),
  absorption: toAbsorption(fabric),
  facts: fabric.facts,
  principles: [],
  performances: [],
  metricHref: undefined,
  imperialHref: undefined,
  shopHref: undefined,
})

/** An award on the page of a family, without the family: its picture stands in the head. */
export const toOwnAward = ({ families, ...award }: Award, { ctFamilySlug }: Family, languages: Languages) =>
  shapeProps('award', { ...award, families: families.filter(({ slug }) => slug !== ctFamilySlug) }, languages)

/** The slug of the typology of a family, or of a fabric: the nearest of its kinds. */
export const familyTypology = ({ ctFamilyTypologies }: Family) => ctFamilyTypologies.at(-1)?.ctTypologySlug
export const fabricTypology = ({ ctFabricTypologies }: Fabric) => ctFabricTypologies.at(-1)?.ctTypologySlug

/** Returns the name and the files of a product, for an archive of all of them. */
export const collectFiles = (product: Family | Fabric) => {
  const [name, resources] =
    'ctFamilyName' in product
      ? [product.ctFamilyName, product.ctFamilyResources]
      : [product.ctFabricName, product.ctFabricResources]
  return { name, files: resources.map((file) => ({ url: file.ctResourceResource.url, name: toFileName(file) })) }
}

/**
 * A family beside others, in the language that it is in.
 * @requirement CMP-01, CMP-02
 */
export function toCompared({ response: family, usedLocale, localizedSlugs }: FamilyAnswer, { locale }: Languages) {
  const image = family.ctFamilyImage ?? family.ctFamilySquareImage
  return {
    id: family.id,
    name: family.ctFamilyName,
    slug: family.ctFamilySlug,
    localizedSlugs,
    href: pathFor('family', family.ctFamilySlug, locale),
    image: image && imageValue(image, shapes.product.image),
    contentLocale: usedLocale,
    lang: usedLocale === locale ? undefined : usedLocale,
    typology: family.ctFamilyTypologies.at(-1)?.ctTypologyTitle,
    absorption: toAbsorption(family),
    facts: family.facts,
    performances: family.performances,
    models: family.ctFamilyModels.filter(({ ctModelOnline }) => ctModelOnline).map(({ ctModelName }) => ctModelName),
    blocks: family.ctFamilyBody as readonly PageBlock[],
    fileCount: family.ctFamilyResources.length,
  }
}

export type Compared = ReturnType<typeof toCompared>
