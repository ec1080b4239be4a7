import { emitBlockEvent } from '../events.ts'

function tell({ target }: MouseEvent) {
  const link = (target as Element).closest<HTMLAnchorElement>('a[download][data-part]')
  if (link) emitBlockEvent(link, { type: 'file-download', href: link.origin + link.pathname })
}

/** Tells of each link of a block that downloads a file, from now on; called again, it adds nothing. */
export const tellDownloads = () => document.addEventListener('click', tell)
