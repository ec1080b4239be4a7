import { closeBeside } from '../../elements/dom/link-dialog.ts'
import { openModal } from '../../elements/dom/open-modal.ts'

/**
 * Opens the dialog of a page of dealers, where it has one, by the links of its cards, for the dealer of the card.
 * @requirement DEALER-13, DEALER-18
 */
export function contactDialog(page: HTMLElement, signal: AbortSignal): void {
  const dialog = page.querySelector('dialog')
  if (!dialog) return
  const part = <E extends HTMLElement>(name: string, root: ParentNode = dialog) => root.querySelector<E>(`[data-part="${name}"]`)!
  const [form, success, failure] = ['form-fields', 'form-success', 'form-failure'].map((name) => part<HTMLFormElement>(name))
  const mail = part<HTMLAnchorElement>('dealer-page-mail')

  function onClick(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-part="dealer-page-link"]')
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const card = link.closest('li')!
    const name = part('dealer-page-name', card).textContent
    part('dealer-page-recipient').textContent = name
    part('dealer-page-recipient-address').textContent = Array.from(
      card.querySelectorAll('[data-part="dealer-page-line"]'),
      ({ textContent }) => textContent,
    ).join(', ')
    const { mail: address } = link.dataset
    mail.hidden = !address
    mail.href = `mailto:${address}`
    mail.textContent = address ?? ''
    const field = form!.elements.namedItem('location') as HTMLInputElement | null
    // The query of the link decides whether the inquiry names the dealer.
    if (field) field.value = link.search ? `${name} (${card.id})` : ''
    form!.hidden = false
    success!.hidden = failure!.hidden = true
    openModal(dialog!, link)
  }

  page.addEventListener('click', onClick, { signal })
  dialog.addEventListener(
    'form-close',
    (event) => {
      event.preventDefault()
      // Closed and opened for another dealer meanwhile, it stays.
      if (!success!.hidden) dialog.close()
    },
    { signal },
  )
  closeBeside(dialog, signal)
}
