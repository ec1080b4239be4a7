import { emitBlockEvent } from '../events.ts'

function emitDownload({ target }: MouseEvent) {
  const link = (target as Element).closest<HTMLAnchorElement>('a[download][data-part]')
  if (link) emitBlockEvent(link, { type: 'file-download', href: link.origin + link.pathname })
}

/** Emits `file-download` for each click on a link of a block that downloads a file. A second call adds nothing. */
export const emitDownloads = () => document.addEventListener('click', emitDownload)
