import { DetailHeader } from '@brand/blocks/detail-header'
import { messages } from '../../i18n/index.ts'
import { libraryMessages } from '../../i18n/library.ts'
import type { PageOf } from '../page-of.ts'
import { PageBlocks } from '../PageBlocks.tsx'
import { productsId, type DesignerData } from './load.ts'

/**
 * A designer: name, portrait, words, body and products.
 * @requirement RT-18, DSGN-01 to DSGN-03, BLK-detail_header-03, BLK-detail_header-04
 */
export default function Page(page: PageOf<DesignerData>) {
  const { designer, blocks, contentLocale } = page.data
  const { name, intro, image, inverted, productCount } = designer
  return (
    <>
      <DetailHeader
        label={messages[contentLocale].designer}
        title={name}
        text={intro}
        image={image}
        headingLevel={1}
        priority
        navigation={{ products: { count: productCount, href: `#${productsId}` } }}
        inverted={inverted}
        messages={libraryMessages[contentLocale].detailHeader}
      />
      <PageBlocks page={page} blocks={blocks} above={1} />
    </>
  )
}
