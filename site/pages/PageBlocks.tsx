import { renderBlocks, type BlockListProps } from '../cms/BlockList.tsx'
import type { PageBlock } from '../cms/page-blocks.ts'
import { createFormTarget } from '../forms/form.ts'
import type { ItemData } from './load.ts'
import type { PageOf } from './page-of.ts'

interface PageBlocksProps extends Pick<BlockListProps, 'above' | 'previewOf' | 'options'> {
  page: PageOf<ItemData>
  blocks: readonly PageBlock[]
}

/** Blocks of a page, in its languages, with the target of its forms. */
export function PageBlocks({ page: { data, request }, blocks, options, ...more }: PageBlocksProps) {
  const { locale, production, preview } = request
  const form = createFormTarget(data, request)
  const html = renderBlocks({
    ...more,
    blocks,
    locale,
    contentLocale: data.contentLocale,
    debug: !production,
    preview: preview && { page: preview, item: data.localizedSlugs },
    options: { form, ...options },
  })
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
