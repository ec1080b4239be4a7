import type { LocalizedSlugs, Locale } from '@brand/content'
import { isObject } from '@brand/content'
import { toPlaceId, type PagePreview } from '../request/preview.ts'
import { blocks } from './blocks.ts'
import { EditLink } from './EditLink.tsx'
import { isAdded, readBlockType, type PageBlock } from './page-blocks.ts'

/** A page in preview, and the item whose blocks are shown. */
export interface BlocksPreview {
  page: PagePreview
  item: LocalizedSlugs
}

/** Collects the ids of the records that a block shows: those of cards in a record, which name their language, or of its props. */
function recordsIn(value: unknown, isProps: boolean, ids = new Set<string>()): Set<string> {
  if (!Array.isArray(value) && !isObject(value)) return ids
  if (isObject(value) && typeof value['id'] === 'string' && (isProps || 'usedLocale' in value)) ids.add(value['id'])
  for (const part of Object.values(value)) recordsIn(part, isProps, ids)
  return ids
}

/**
 * The place of a block on a page in preview, to which the notes about it lead; it leads on to where the block is edited.
 * @requirement PAGE-31, PAGE-32
 */
export function BlockPlace({
  block,
  preview: { page, item },
  locale,
}: {
  block: PageBlock
  preview: BlocksPreview
  locale: Locale
}) {
  page.shows(block.id, isAdded(block) ? recordsIn(block.props, true) : recordsIn(block, false))
  const edit = isAdded(block) ? undefined : page.findEditUrl(item, block.id)
  const type = readBlockType(block)
  return (
    <div className="block-place" id={toPlaceId(block.id)} data-tone="inverted">
      {edit !== undefined && <EditLink href={edit} what={blocks.get(type)?.contract.title ?? type} locale={locale} />}
    </div>
  )
}
