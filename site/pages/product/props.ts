import { quote } from '@brand/blocks/contracts'
import type { DetailHeaderProps } from '@brand/blocks/detail-header'
import { groupAnchor, type ProductDownloadsProps, type ProductFiguresProps } from '@brand/blocks/product-page'
import {
  bundleNameOf,
  bundlePath,
  extensionOf,
  fileNameOf,
  groupResources,
  pageSlugs,
  pathFor,
  type Locale,
} from '@brand/content'
import { brand } from '../../brand/brand.ts'
import { compareAddress } from '../../routes/compare.ts'
import { imageValue } from '../../cms/to-props.ts'
import { modelsAnchor } from './blocks.ts'
import { feltQuery } from './felts.ts'
import type { Product } from './product.ts'

const hash = (anchor: string | undefined) => anchor && `#${anchor}`

/** Its files by group; a fabric has neither a group of Revit files nor one of photometric data (FAB-05). */
function groupsOf({ kind, resources }: Product) {
  const isFamily = kind === 'family'
  return groupResources(resources, { separateRevit: isFamily, separatePhotometricData: isFamily })
}

/** The ways on from its head. */
export function navigationOf(product: Product, visitor: Locale): DetailHeaderProps['navigation'] {
  const { kind, slug, body, links } = product
  const groups = groupsOf(product)
  const about = body.find(({ type }) => type === 'cb_call_to_action_hero') as { cbCallToActionHeroId?: string } | undefined
  return {
    [kind === 'family' ? 'modelsHref' : 'colorsHref']: hash(modelsAnchor({ product })),
    configurator: {
      aboutHref: hash(about?.cbCallToActionHeroId),
      metricHref: links.ctFamilyMetricUrl,
      imperialHref: links.ctFamilyImperialUrl,
      revitHref: groups.some(({ group }) => group === 'revit') ? '#revit' : undefined,
    },
    downloads: groups.map(({ group, resources: { length: count } }) => ({ group, count, href: `#${groupAnchor(group)}` })),
    priceListHref: `${pathFor('page', pageSlugs.downloads, visitor)}#price_lists`,
    compareHref: kind === 'family' ? compareAddress(visitor, [slug]) : undefined,
    quickShipHref: links.ctFamilyShopLink,
  }
}

/** The felts that its pictures can be seen in, each at an address of the page at a path (FAM-13). */
export const finishLinksOf = (
  { felts, felt: shown }: Product,
  usedLocale: Locale,
  path: string,
): DetailHeaderProps['finishLinks'] =>
  felts.map((choice) => {
    const { ctModelName: name, ctModelImage: image, usedLocale: lang } = choice.felt
    return {
      name,
      href: `${path}${feltQuery(felts, choice)}#finish`,
      image: image && imageValue(image, quote.fields.portrait),
      current: choice === shown,
      lang: lang === usedLocale ? undefined : lang,
    }
  })

/** How it works and what was measured. */
export function figuresOf({ name, principles, performances, absorption }: Product): ProductFiguresProps {
  return {
    name,
    principles: principles.map(
      ({ ctFamilyPrincipleIdentifier: id, ctFamilyPrincipleTitle: title, ctFamilyPrincipleImage: image }) => ({
        id,
        title,
        image: image && imageValue(image, quote.fields.portrait),
      }),
    ),
    // The octave bands stand in the table of the drawing.
    performances: absorption ? performances.filter(({ label }) => !/\bHz$/.test(label)) : performances,
    absorption,
  }
}

/** Its files, and all of them as one. */
export function downloadsOf(product: Product, usedLocale: Locale): ProductDownloadsProps {
  const { kind, name, slug } = product
  return {
    name,
    groups: groupsOf(product).map(({ group, resources }) => ({
      group,
      files: resources.map(({ id, usedLocale: lang, ctResourceName, ...file }) => {
        const { url: href, size } = file.ctResourceResource
        const format = extensionOf(href).slice(1).toUpperCase()
        return {
          id,
          name: ctResourceName,
          href,
          fileName: fileNameOf(file),
          format,
          size,
          lang: lang === usedLocale ? undefined : lang,
        }
      }),
    })),
    bundle: {
      href: `${bundlePath(kind === 'family' ? 'families' : 'fabrics', slug, brand.downloadBase)}?locale=${usedLocale}`,
      fileName: bundleNameOf(name),
    },
  }
}
