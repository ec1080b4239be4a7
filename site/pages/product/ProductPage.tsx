import { DetailHeader } from '@brand/blocks/detail-header'
import { pictureName } from '@brand/blocks/product-grid'
import { ProductBar, ProductColors, ProductDownloads, ProductFigures, ProductSpecification } from '@brand/blocks/product-page'
import { ProductSound, ProductVoice } from '@brand/blocks/product-sound'
import type { CSSProperties } from 'react'
import { Island } from '../../cms/Island.tsx'
import { describePrice, findSpeechReduction } from '../../cms/figures.ts'
import { messages } from '../../i18n/index.ts'
import { libraryMessages } from '../../i18n/library.ts'
import type { PageOf } from '../page-of.ts'
import { PageBlocks } from '../PageBlocks.tsx'
import { productBlocks } from './blocks.ts'
import type { ProductData } from './data.ts'
import { listHeadFacts, toColors, toDownloads, toFigures, toFinishLinks, toNavigation, toQuoteHref } from './props.ts'
import { formatTender } from './tender.ts'

/**
 * A family or a fabric: head with links on, its blocks, figures, models, files and what belongs to it.
 * @requirement FAM-01, FAB-01
 */
export function ProductPage(page: PageOf<ProductData>) {
  const { product, contentLocale, shell } = page.data
  const { locale, path, findLock } = page.request
  const { id, name, what, typology, metadata, image } = product
  const texts = libraryMessages[contentLocale]
  const languages = { locale, contentLocale }
  const { above, below } = productBlocks(page.data, messages[contentLocale], languages)
  const facts = listHeadFacts(product, languages)
  const colors = toColors(product, languages)
  const downloads = toDownloads(product, languages, findLock)
  const reduction = findSpeechReduction(product)
  return (
    <>
      <DetailHeader
        label={what ?? typology?.title}
        title={name}
        text={metadata.description}
        image={image}
        style={{ '--b-picture-name': pictureName(id) } as CSSProperties}
        headingLevel={1}
        priority
        facts={facts}
        finishLinks={toFinishLinks(product, path)}
        navigation={toNavigation(product, languages, shell.downloads)}
        messages={texts.detailHeader}
      />
      <ProductBar
        quoteHref={toQuoteHref(product, locale)}
        text={describePrice(product, contentLocale)}
        messages={texts.productPage}
      />
      {product.absorption && (
        <Island
          name="product-sound"
          hydrate="interaction"
          prefix="sound-"
          Part={ProductSound}
          props={{ name, absorption: product.absorption, messages: texts.productSound }}
          debug={!page.request.production}
        />
      )}
      {reduction !== undefined && (
        <Island
          name="product-voice"
          hydrate="interaction"
          prefix="voice-"
          Part={ProductVoice}
          props={{ name, reduction, messages: texts.productSound }}
          debug={!page.request.production}
        />
      )}
      {colors && <ProductColors {...colors} messages={texts.productPage} />}
      <PageBlocks page={page} blocks={above} above={1} />
      <ProductFigures {...toFigures(product)} messages={texts.productPage} />
      <ProductSpecification lines={formatTender(product, languages)} messages={texts.productPage}>
        {downloads.groups.length > 0 && (
          <Island
            name="product-downloads"
            hydrate="interaction"
            prefix="downloads-"
            Part={ProductDownloads}
            props={{ ...downloads, messages: texts.productPage }}
            inHtml={['groups']}
            debug={!page.request.production}
          />
        )}
      </ProductSpecification>
      <PageBlocks page={page} blocks={below} above={1 + above.length} />
    </>
  )
}
