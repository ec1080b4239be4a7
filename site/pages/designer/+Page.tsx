import { detailHeader } from '@brand/blocks/contracts'
import { DesignerPage } from '@brand/blocks/designer-page'
import type { PageContextServer } from 'vike/types'
import { renderBlocks } from '../../cms/BlockList.tsx'
import { libraryMessages } from '../../cms/messages.ts'
import { imageValue } from '../../cms/to-props.ts'
import type { DesignerData } from './load.ts'

/** A designer: name, portrait, words and body (RT-18, DSGN-01). */
export default function Page({ data, request }: PageContextServer) {
  const { designer, usedLocale } = data as DesignerData
  const { ctDesignerName: name, ctDesignerIntro: intro, ctDesignerImage: image, ctDesignerBody: records } = designer
  const body = renderBlocks({ records, locale: usedLocale, visitor: request.locale, debug: !request.production })
  return (
    <DesignerPage
      name={name}
      intro={intro}
      image={image && imageValue(image, detailHeader.fields.image)}
      inverted={designer.ctDesignerLightNavigation}
      messages={libraryMessages[usedLocale].designerPage}
    >
      <div dangerouslySetInnerHTML={{ __html: body }} />
    </DesignerPage>
  )
}
