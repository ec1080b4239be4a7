import { detailHeader } from '@brand/blocks/contracts'
import { DetailHeader } from '@brand/blocks/detail-header'
import type { PageContextServer } from 'vike/types'
import { renderBlocks } from '../../cms/BlockList.tsx'
import { libraryMessages } from '../../i18n/library.ts'
import { imageValue } from '../../cms/to-props.ts'
import { messages } from '../../i18n/index.ts'
import { formOf } from '../../forms/form.ts'
import { productsId, type DesignerData } from './load.ts'

/** A designer: name, portrait, words, body and products (RT-18, DSGN-01 to DSGN-03, BLK-detail_header-03, BLK-detail_header-04). */
export default function Page({ data, request }: PageContextServer) {
  const { designer, body: records, usedLocale } = data as DesignerData
  const { ctDesignerName: name, ctDesignerIntro: intro, ctDesignerImage: image } = designer
  const body = renderBlocks({
    records,
    locale: usedLocale,
    visitor: request.locale,
    debug: !request.production,
    above: 1,
    given: { form: formOf(data as DesignerData, request) },
  })
  return (
    <>
      <DetailHeader
        label={messages[usedLocale].designer}
        title={name}
        text={intro}
        image={image && imageValue(image, detailHeader.fields.image)}
        headingLevel={1}
        priority
        navigation={{ products: { count: designer.familyCount, href: `#${productsId}` } }}
        inverted={designer.ctDesignerLightNavigation}
        messages={libraryMessages[usedLocale].detailHeader}
      />
      <div dangerouslySetInnerHTML={{ __html: body }} />
    </>
  )
}
