/**
 * Notes in `--b-bar` how wide the scroll bar of the page is, before something holds the page still and takes it: `held` keeps its
 * place free.
 */
export function keepWidth(): void {
  const root = document.documentElement
  // Another dialog that holds the page has taken the bar already.
  if (getComputedStyle(root).overflowY !== 'hidden') root.style.setProperty('--b-bar', innerWidth - root.clientWidth + 'px')
}

/** Opens a `dialog` above the page, which stays as wide as it is. */
export function openModal(dialog: HTMLDialogElement, link?: HTMLElement): void {
  keepWidth()
  // Safari does not focus a link that is clicked; a dialog gives the focus back to where it was.
  link?.focus()
  dialog.showModal()
}
