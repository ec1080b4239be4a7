import { detailHeader } from '@brand/blocks/contracts'
import type { Designer } from '@brand/content'
import type { Languages } from '../languages.ts'
import type { PageBlock } from '../page-blocks.ts'
import { imageValue, shapeProps } from '../to-props.ts'

/**
 * A designer with the products that he or she designed.
 * @requirement DSGN-01 to DSGN-03, DSGN-05
 */
export function toDesigner(designer: Designer, languages: Languages) {
  const picture = designer.ctDesignerImage
  const blocks: readonly PageBlock[] = designer.ctDesignerBody
  return {
    name: designer.ctDesignerName,
    slug: designer.ctDesignerSlug,
    intro: designer.ctDesignerIntro,
    /** As the content has it, for search engines. */
    picture,
    image: picture && imageValue(picture, detailHeader.fields.image),
    inverted: designer.ctDesignerLightNavigation || designer.ctDesignerMetadata.light_navigation === true,
    productCount: designer.familyCount,
    products: designer.families.map((family) => shapeProps('product', family, languages)),
    blocks,
    metadata: designer.ctDesignerMetadata,
  }
}
