import type { DetailHeaderProps } from '@brand/blocks/detail-header'
import { inDepthInfo, modelList } from '@brand/blocks/contracts'
import { interpolate, plural } from '@brand/blocks/i18n'
import {
  groupAnchor,
  type ProductColorsProps,
  type ProductDownloadsProps,
  type ProductFiguresProps,
} from '@brand/blocks/product-page'
import { bundlePath, toBundleName, type Locale } from '@brand/content'
import { maxSampleColours } from '@brand/content/inquiry'
import { brand } from '../../brand/brand.ts'
import { describePrice } from '../../cms/figures.ts'
import type { Product } from '../../cms/kinds/product.ts'
import type { Languages } from '../../cms/languages.ts'
import { collectProps, hasBlock } from '../../cms/page-blocks.ts'
import { formPath, sampleColourKey } from '../../forms/forms.ts'
import { messages } from '../../i18n/index.ts'
import type { SiteRequest } from '../../request/context.ts'
import { compareAddress } from '../../routes/compare.ts'
import { requestPath } from '../../routes/download-request.ts'
import { finishQuery } from '../../routes/products.ts'
import { aboutAnchor, modelsAnchor } from './blocks.ts'

const hash = (anchor: string | undefined) => anchor && `#${anchor}`

/** Address of the form for a quote, with the product and the finish that is chosen, if any. */
export function toQuoteHref({ name, finishes, finish }: Product, locale: Locale): string {
  const chosen = finishes.slice(1).find(({ key }) => key === finish)
  return formPath('quote-price-lead', locale, [
    ['product', name],
    ...(chosen ? [['finish', chosen.name] satisfies [string, string]] : []),
  ])
}

/**
 * Lists the figures in the head of a product. Price and lead time need a price; properties stand there too if they have the name of
 * sizes or colours.
 * @requirement FAM-16
 */
export function listHeadFacts(product: Product, languages: Languages): NonNullable<DetailHeaderProps['facts']> {
  const { contentLocale } = languages
  const { product: texts, products } = messages[contentLocale]
  const price = describePrice(product, contentLocale)
  const weeks = interpolate(plural(texts.weeks, brand.leadWeeks, contentLocale), { n: brand.leadWeeks })
  const names: readonly string[] = Object.values(texts.headProperties)
  const properties = collectProps(product.blocks, inDepthInfo, languages).flatMap((block) => block.properties ?? [])
  return [
    ...(price
      ? [
          { name: products.figures.price, value: price },
          { name: texts.leadTime, value: weeks },
        ]
      : []),
    ...properties.flatMap(({ key, value }) => (value && names.includes(key) ? [{ name: key, value }] : [])),
  ]
}

/** Builds the links in the head of a product; `downloads` is the address of the page with all files, if there is one. */
export function toNavigation(product: Product, languages: Languages, downloads?: string): DetailHeaderProps['navigation'] {
  const { kind, name, slug, blocks, fileGroups } = product
  const { locale } = languages
  return {
    [kind === 'family' ? 'modelsHref' : 'colorsHref']: hash(modelsAnchor(product, languages)),
    configurator: {
      aboutHref: hash(aboutAnchor(blocks, languages)),
      metricHref: product.metricHref,
      imperialHref: product.imperialHref,
      revitHref: fileGroups.some(({ group }) => group === 'revit') ? '#revit' : undefined,
    },
    downloads: fileGroups.map(({ group, files: { length: count } }) => ({ group, count, href: `#${groupAnchor(group)}` })),
    quoteHref: toQuoteHref(product, locale),
    samplesHref: toColors(product, languages)?.colors.length
      ? undefined
      : formPath('sample-request', locale, [['product', name]]),
    priceListHref: downloads && `${downloads}#price_lists`,
    compareHref: kind === 'family' ? compareAddress(locale, [slug]) : undefined,
    quickShipHref: product.shopHref,
  }
}

/**
 * The finishes that its pictures can be seen in, each at an address of the page at a path.
 * @requirement FAM-13
 */
export const toFinishLinks = ({ finishes, finish }: Product, path: string): DetailHeaderProps['finishLinks'] =>
  finishes.map(({ key, ...link }) => ({
    ...link,
    href: `${path}${finishQuery(finishes, key)}#finish`,
    current: key === finish,
  }))

/**
 * The colours of a fabric, which samples are asked of; none of a family, nor where its body has a list of them.
 * @requirement FAB-06
 */
export function toColors(product: Product, { locale, contentLocale }: Languages): ProductColorsProps | undefined {
  const { kind, name, blocks, models } = product
  if (kind === 'family' || hasBlock(blocks, modelList)) return undefined
  return {
    title: messages[contentLocale].product.colors,
    id: modelsAnchor(product, { locale, contentLocale }),
    colors: models,
    samples: {
      href: formPath('sample-request', locale),
      colorKey: sampleColourKey,
      max: maxSampleColours,
      values: { product: name },
    },
  }
}

/** Builds the props of a product's figures: its principles and its measured values. */
export function toFigures({ name, principles, performances, absorption }: Product): ProductFiguresProps {
  // The octave bands stand in the table of the drawing.
  const measured = absorption ? performances.filter(({ label }) => !/\bHz$/.test(label)) : performances
  return { name, principles, performances: measured, absorption }
}

/**
 * Its files, and all of them as one, in the language of the page: where the product has no translation its files may have one. A file
 * that is locked leads to the page that asks for it.
 * @requirement DL-04, DL-38
 */
export const toDownloads = (
  { kind, name, slug, fileGroups }: Product,
  { locale }: Languages,
  findLock: SiteRequest['findLock'],
): ProductDownloadsProps => ({
  name,
  groups: fileGroups.map(({ group, files }) => ({
    group,
    files: files.map((file) => {
      const lock = findLock(file.href)
      return lock === undefined ? file : { ...file, locked: true, href: requestPath(lock, locale) }
    }),
  })),
  bundle: {
    href: `${bundlePath(kind === 'family' ? 'families' : 'fabrics', slug, brand.downloadBase)}?locale=${locale}`,
    fileName: toBundleName(name),
  },
})
