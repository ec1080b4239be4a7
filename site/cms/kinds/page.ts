import type { PageAnswer } from '@brand/content'
import { withFirstWords } from '../first-words.ts'
import type { PageBlock } from '../page-blocks.ts'

/**
 * A page made of blocks.
 * @requirement PAGE-01 to PAGE-04
 */
export function toPage({ ctPage: page }: PageAnswer['response']) {
  const blocks: readonly PageBlock[] = page.ctPageBody
  return {
    metadata: withFirstWords(page.ctPageMetadata, page.ctPageBody),
    /** Neither private nor hidden: it may be indexed. */
    isPublished: page.ctPageStatus === 'published',
    /** The bar stands inverted on its first block. */
    inverted: page.ctPageLightNavigation || page.ctPageMetadata.light_navigation === true,
    /** It is below another page, by its path or by its record. */
    isNested: page.ctPageLink!.lastIndexOf('/') > 0 || page.ctPageParent !== undefined,
    blocks,
  }
}
