/**
 * Lets every `[data-locale-warning]` below `root` be closed without a trace in the address; without it the closing link works as
 * its own target. A plain script: needs no React, may be called again on the same notices.
 */
export function localeWarning(root: ParentNode): void {
  for (const notice of root.querySelectorAll<HTMLElement>('[data-locale-warning]:not([data-enhanced])')) {
    notice.dataset.enhanced = ''
    notice.querySelector('a')?.addEventListener('click', (event) => {
      event.preventDefault()
      notice.hidden = true
    })
  }
}
