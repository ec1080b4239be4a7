import { emitBlockEvent } from '../events.ts'

let isTelling = false

/** Tells of each link of a block that downloads a file, from now on; called again, it does nothing. */
export function tellDownloads(): void {
  if (isTelling) return
  isTelling = true
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[download][data-part]')
    if (link) emitBlockEvent(link, { type: 'file-download', href: link.origin + link.pathname })
  })
}
