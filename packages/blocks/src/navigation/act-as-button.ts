/** Makes a link that acts within the page the button that it is to its user: by its role, and by Space. Ends with the signal. */
export function actAsButton(link: HTMLElement, signal: AbortSignal): void {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ') return
    event.preventDefault()
    link.click()
  }
  link.setAttribute('role', 'button')
  link.addEventListener('keydown', onKeyDown, { signal })
  signal.addEventListener('abort', () => link.removeAttribute('role'))
}
