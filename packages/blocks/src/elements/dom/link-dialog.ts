import { openModal } from './open-modal.ts'

/**
 * Closes a modal `dialog` by a press beside it, as Escape does by itself, and at the end of the signal.
 * @requirement BLK-modal-03
 */
export function closeBeside(dialog: HTMLDialogElement, signal: AbortSignal): void {
  let startsBeside = false
  /** The backdrop belongs to the dialog, and so does what is empty in it. It is as high as the window. */
  const isBeside = ({ target, offsetX }: MouseEvent) => target === dialog && (offsetX < 0 || offsetX > dialog.offsetWidth)
  // A press that begins inside and ends beside it, as when text is selected, is none on the backdrop.
  dialog.addEventListener('pointerdown', (event) => (startsBeside = isBeside(event)), { signal })
  dialog.addEventListener('click', (event) => startsBeside && isBeside(event) && dialog.close(), { signal })
  signal.addEventListener('abort', () => dialog.close())
}

/**
 * Makes a `dialog` modal where links of the page lead to it, or its address does; a press beside it closes it, as Escape does by
 * itself. Ends with the signal.
 * @param arrive Is told the hash that was followed; says whether it leads here. Default: the one of the dialog does.
 * @requirement BLK-modal-01 to BLK-modal-03
 */
export function linkDialog(
  dialog: HTMLDialogElement,
  signal: AbortSignal,
  arrive: (hash: string) => boolean = (hash) => hash === `#${dialog.id}`,
): void {
  function open(hash: string, link?: HTMLElement) {
    if (!arrive(hash)) return false
    if (dialog.open) return true
    openModal(dialog, link)
    return true
  }
  function onClick(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (open(link.hash, link)) event.preventDefault()
  }

  document.addEventListener('click', onClick, { signal })
  closeBeside(dialog, signal)
  open(location.hash)
}
