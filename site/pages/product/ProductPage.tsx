import { detailHeader, quote } from '@brand/blocks/contracts'
import { DetailHeader } from '@brand/blocks/detail-header'
import { groupAnchor, ProductDownloads, ProductFigures } from '@brand/blocks/product-page'
import { bundleNameOf, bundlePath, fileNameOf, groupResources, pathFor } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { brand } from '../../brand/brand.ts'
import { renderBlocks } from '../../cms/BlockList.tsx'
import { libraryMessages } from '../../cms/messages.ts'
import { imageValue } from '../../cms/to-props.ts'
import { messages } from '../../messages/index.ts'
import { modelsAnchor, productBlocks } from './blocks.ts'
import type { ProductData } from './product.ts'

const hash = (anchor: string | undefined) => anchor && `#${anchor}`

/** A family or a fabric: head with ways on, its blocks, figures, models, files and what belongs to it (FAM-01, FAB-01). */
export function ProductPage({ data, request }: PageContextServer) {
  const { product, usedLocale } = data as ProductData
  const { kind, name, slug, label, metadata, images, resources, absorption, principles, performances, links } = product
  const { locale: visitor, production } = request
  const texts = libraryMessages[usedLocale]
  const isFamily = kind === 'family'
  const groups = groupResources(resources, { separateRevit: isFamily, separatePhotometricData: isFamily })
  const { above, below } = productBlocks(data as ProductData, messages[usedLocale])
  const about = above.find(({ type }) => type === 'cb_call_to_action_hero') as { cbCallToActionHeroId?: string } | undefined
  const html = (records: typeof above, before: number) =>
    renderBlocks({ records, locale: usedLocale, visitor, debug: !production, above: before })
  return (
    <>
      <DetailHeader
        label={label}
        title={name}
        text={metadata.description}
        image={images[0] && imageValue(images[0], detailHeader.fields.image)}
        headingLevel={1}
        priority
        navigation={{
          [isFamily ? 'modelsHref' : 'colorsHref']: hash(modelsAnchor({ product })),
          configurator: {
            aboutHref: hash(about?.cbCallToActionHeroId),
            metricHref: links.ctFamilyMetricUrl,
            imperialHref: links.ctFamilyImperialUrl,
            revitHref: groups.some(({ group }) => group === 'revit') ? '#revit' : undefined,
          },
          downloads: groups.map(({ group, resources: { length: count } }) => ({ group, count, href: `#${groupAnchor(group)}` })),
          priceListHref: `${pathFor('page', 'downloads', visitor)}#price_lists`,
          quickShipHref: links.ctFamilyShopLink,
        }}
        messages={texts.detailHeader}
      />
      <div dangerouslySetInnerHTML={{ __html: html(above, 1) }} />
      <ProductFigures
        name={name}
        principles={principles.map(
          ({ ctFamilyPrincipleIdentifier: id, ctFamilyPrincipleTitle: title, ctFamilyPrincipleImage: image }) => ({
            id,
            title,
            image: image && imageValue(image, quote.fields.portrait),
          }),
        )}
        // The octave bands stand in the table of the drawing.
        performances={absorption ? performances.filter(({ label: what }) => !/\bHz$/.test(what)) : performances}
        absorption={absorption}
        messages={texts.productPage}
      />
      <ProductDownloads
        name={name}
        groups={groups.map(({ group, resources: files }) => ({
          group,
          files: files.map(({ id, usedLocale: lang, ctResourceName, ...file }) => ({
            id,
            name: ctResourceName,
            href: file.ctResourceResource.url,
            fileName: fileNameOf(file),
            format: /\.(\w+)$/.exec(file.ctResourceResource.url)?.[1]?.toUpperCase(),
            lang: lang === usedLocale ? undefined : lang,
          })),
        }))}
        bundle={{
          href: `${bundlePath(isFamily ? 'families' : 'fabrics', slug, brand.downloadBase)}?locale=${usedLocale}`,
          fileName: bundleNameOf(name),
        }}
        messages={texts.productPage}
      />
      <div dangerouslySetInnerHTML={{ __html: html(below, 1 + above.length) }} />
    </>
  )
}
