import { detailHeader } from '@brand/blocks/contracts'
import { DetailHeader } from '@brand/blocks/detail-header'
import { ProductDownloads, ProductFigures } from '@brand/blocks/product-page'
import type { PageContextServer } from 'vike/types'
import { renderBlocks } from '../../cms/BlockList.tsx'
import { Island } from '../../cms/Island.tsx'
import { libraryMessages } from '../../cms/messages.ts'
import { imageValue } from '../../cms/to-props.ts'
import { messages } from '../../messages/index.ts'
import { formOf } from '../form.ts'
import { productBlocks } from './blocks.ts'
import type { ProductData } from './product.ts'
import { downloadsOf, figuresOf, finishLinksOf, navigationOf } from './props.ts'

/** A family or a fabric: head with ways on, its blocks, figures, models, files and what belongs to it (FAM-01, FAB-01). */
export function ProductPage({ data, request }: PageContextServer) {
  const { product, usedLocale } = data as ProductData
  const { name, typology, metadata, images } = product
  const { locale: visitor, production } = request
  const texts = libraryMessages[usedLocale]
  const downloads = downloadsOf(product, usedLocale)
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
      {downloads.groups.length > 0 && (
        <div>
          <Island
            name="product-downloads"
            hydrate="interaction"
            prefix="downloads-"
            Part={ProductDownloads}
            props={{ ...downloads, messages: texts.productPage }}
            inHtml={['groups']}
            debug={!production}
          />
        </div>
      )}
      <div dangerouslySetInnerHTML={{ __html: html(below, 1 + above.length) }} />
    </>
  )
}
