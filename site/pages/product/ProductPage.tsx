import { detailHeader } from '@brand/blocks/contracts'
import { DetailHeader } from '@brand/blocks/detail-header'
import { ProductDownloads, ProductFigures } from '@brand/blocks/product-page'
import type { PageContextServer } from 'vike/types'
import { renderBlocks } from '../../cms/BlockList.tsx'
import { libraryMessages } from '../../i18n/library.ts'
import { imageValue } from '../../cms/to-props.ts'
import { messages } from '../../i18n/index.ts'
import { formOf } from '../../forms/form.ts'
import { productBlocks } from './blocks.ts'
import type { ProductData } from './product.ts'
import { downloadsOf, figuresOf, finishLinksOf, navigationOf } from './props.ts'

/** A family or a fabric: head with ways on, its blocks, figures, models, files and what belongs to it (FAM-01, FAB-01). */
export function ProductPage({ data, request }: PageContextServer) {
  const { product, usedLocale } = data as ProductData
  const { name, typology, metadata, images } = product
  const { locale: visitor, production } = request
  const texts = libraryMessages[usedLocale]
  const { above, below } = productBlocks(data as ProductData, messages[usedLocale], visitor)
  const html = (records: typeof above, before: number) =>
    renderBlocks({
      records,
      locale: usedLocale,
      visitor,
      debug: !production,
      above: before,
      given: { form: formOf(data as ProductData, request) },
    })
  return (
    <>
      <DetailHeader
        label={typology?.ctTypologyTitle}
        title={name}
        text={metadata.description}
        image={images[0] && imageValue(images[0], detailHeader.fields.image)}
        headingLevel={1}
        priority
        finishLinks={finishLinksOf(product, usedLocale, request.path)}
        navigation={navigationOf(product, visitor)}
        messages={texts.detailHeader}
      />
      <div dangerouslySetInnerHTML={{ __html: html(above, 1) }} />
      <ProductFigures {...figuresOf(product)} messages={texts.productPage} />
      <ProductDownloads {...downloadsOf(product, usedLocale)} messages={texts.productPage} />
      <div dangerouslySetInnerHTML={{ __html: html(below, 1 + above.length) }} />
    </>
  )
}
