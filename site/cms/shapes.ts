import type { ShapeName } from '@brand/blocks/contracts'
import { toAnchor, officeQuery, pageSlugs, type ShapeRecord, type ShapeValues, type Locale } from '@brand/content'
import { requestSlug } from '../routes/download-request.ts'
import { cityName } from '../brand/offices.ts'
import { listNotes } from './figures.ts'
import { findRegion } from './regions.ts'

/** Address of an item's page, in the language of the address that it is linked from. */
export type LinkTo = (type: string, slug: string) => string

/** Address of the page that shows a file, by the file's title; `undefined` where there is none. */
export type PreviewOf = (title: string) => string | undefined

/** Context of a mapper, from the page that shows the record. */
interface MapperContext {
  linkTo: LinkTo
  /** The language of the content shown. */
  contentLocale: Locale
  previewOf?: PreviewOf | undefined
}

/** Names every prop of a shape, each with a value of the record that is of the prop's kind. */
type Mapper<S extends ShapeName> = (record: ShapeRecord<S>, context: MapperContext) => ShapeValues<S>

/**
 * Long names of countries that visitors know by shorter ones.
 * @requirement OFFICE-10, OFFICE-11
 */
const shortCountries: Record<string, string> = {
  'United Kingdom of Great Britain and Northern Ireland': 'United Kingdom',
  'United States of America': 'United States',
}

export const shortCountry = (name: string) => shortCountries[name] ?? name

/**
 * The picture of each kind of card; each falls back to the normal one.
 * @requirement OR-34
 */
const product: Mapper<'product'> = (record, { linkTo, contentLocale }) =>
  'ctFamilyName' in record
    ? {
        title: record.ctFamilyName,
        href: linkTo('family', record.ctFamilySlug),
        kind: record.ctFamilyKind,
        notes: listNotes(record, record.usedLocale ?? contentLocale),
        large: record.ctFamilyIsHero,
        image: record.ctFamilyImage,
        largeImage: record.ctFamilyHeroImage ?? record.ctFamilyImage,
        landscapeImage: record.ctFamilyLandscapeImage ?? record.ctFamilyImage,
      }
    : {
        title: record.ctFabricName,
        href: linkTo('fabric', record.ctFabricSlug),
        kind: undefined,
        notes: listNotes(record, record.usedLocale ?? contentLocale),
        large: record.ctFabricIsHero,
        image: record.ctFabricImage,
        largeImage: record.ctFabricHeroImage ?? record.ctFabricImage,
        landscapeImage: record.ctFabricImage,
      }

const model: Mapper<'model'> = (record) => ({
  title: record.ctModelName,
  description: record.ctModelDescription,
  color: record.ctModelColor,
  image: record.ctModelImage,
})

const designer: Mapper<'designer'> = (record, { linkTo }) => ({
  name: record.ctDesignerName,
  href: linkTo('designer', record.ctDesignerSlug),
  image: record.ctDesignerImage,
})

const article: Mapper<'article'> = (record, { linkTo }) => ({
  title: record.ctArticleTitle,
  href: linkTo('article', record.ctArticleSlug),
  intro: record.ctArticleIntro,
  category: record.ctArticleCategory?.ctCategoryTitle,
  color: record.ctArticleCategory?.ctCategoryBackgroundColor,
  image: record.ctArticleCardImage,
  date: record.ctArticlePublishDate,
  readTime: record.ctArticleReadTime,
})

const guide: Mapper<'guide'> = (record, { linkTo }) => ({
  title: record.ctAcousticGuideTitle,
  href: linkTo('acousticGuide', record.ctAcousticGuideSlug),
  subtitle: record.ctAcousticGuideSubtitle,
  intro: record.ctAcousticGuideIntro,
  color: record.ctAcousticGuideColor,
  textTone: record.ctAcousticGuideModifier,
  image: record.ctAcousticGuideImage,
})

const job: Mapper<'job'> = (record, { linkTo }) => ({
  title: record.ctJobTitle,
  href: linkTo('job', record.ctJobSlug),
  intro: record.ctJobIntro,
  date: record.ctJobDate,
  countries: [...new Set(record.ctJobLocations.map(({ ctLocationCountry }) => shortCountry(ctLocationCountry.name)))],
})

const line = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')

const office: Mapper<'office'> = (record, { linkTo, contentLocale }) => ({
  name: record.ctLocationName,
  kind: record.ctLocationType === 'sh_office' ? 'showroom' : 'office',
  city: record.ctLocationCity && cityName(record.ctLocationCity, contentLocale),
  country: shortCountry(record.ctLocationCountry.name),
  region: findRegion(record.ctLocationCountry.code),
  address: [
    line(record.ctLocationAddressName),
    line(record.ctLocationStreet, record.ctLocationStreetNumber),
    line(record.ctLocationPostalCode, record.ctLocationCity && cityName(record.ctLocationCity, contentLocale)),
    line(record.ctLocationState),
  ].filter(Boolean),
  phone: record.ctLocationTelephone,
  email: record.ctLocationEmail,
  visitHref: `${linkTo('page', pageSlugs.offices)}?${officeQuery(record)}`,
  image: record.ctLocationMetadata.seo.og_image,
})

const downloads: Mapper<'downloads'> = ({ _allReferencingCtDownloads: files, ...record }, { linkTo, previewOf }) => ({
  title: record.ctDownloadCategoryTitle,
  intro: record.ctDownloadCategoryIntro,
  anchor: record.anchor,
  localAnchor: toAnchor(record.ctDownloadCategoryTitle),
  files: files.map(({ ctDownloadFile: { format, size, url }, _updatedAt: date, ...file }) => ({
    id: file.id,
    title: file.ctDownloadTitle,
    format,
    size,
    date,
    lock: file.ctDownloadLocked ? file.ctDownloadLockedType : 'none',
    href: url || undefined,
    requestHref: file.ctDownloadLocked ? linkTo('page', requestSlug(file.id)) : undefined,
    previewHref: previewOf?.(file.ctDownloadTitle),
  })),
})

const pressKit: Mapper<'pressKit'> = ({ id, name, attachment }, { linkTo }) => ({
  name,
  size: attachment.size,
  requestHref: linkTo('page', requestSlug(id)),
})

const award: Mapper<'award'> = ({ name, year, category, families, PimDesigner }, { linkTo }) => ({
  name,
  year,
  category,
  products: families.map((family) => ({ title: family.name, href: linkTo('family', family.slug), image: family.image })),
  designer: PimDesigner[0] && { name: PimDesigner[0].name, href: PimDesigner[0].link },
})

const finish: Mapper<'finish'> = ({ ctModelName, ctModelImage }) => ({ name: ctModelName, image: ctModelImage })

const absorber: Mapper<'absorber'> = (record, { linkTo }) =>
  'ctFamilyName' in record
    ? { name: record.ctFamilyName, href: linkTo('family', record.ctFamilySlug), values: record.absorption }
    : { name: record.ctFabricName, href: linkTo('fabric', record.ctFabricSlug), values: record.absorption }

/**
 * One mapper for each shape, for every block and page that shows it.
 * @requirement OR-85
 */
export const shapeMappers: { [S in ShapeName]: Mapper<S> } = {
  product,
  model,
  designer,
  article,
  guide,
  job,
  office,
  downloads,
  pressKit,
  award,
  finish,
  absorber,
}
