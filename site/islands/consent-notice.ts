import { chosen, isUntracked, readConsent } from '../consent.ts'
import { keepConsent } from './consent-manager.ts'

let opener: HTMLElement | undefined

const boxes = (notice: HTMLElement) => notice.querySelectorAll<HTMLInputElement>('input[name]')

/** Offers no statistics where the browser asks not to be tracked (CONSENT-01, CONSENT-02). */
export function prepare(notice: HTMLElement): void {
  const isOff = isUntracked()
  for (const box of boxes(notice)) if (box.name === 'statistics') box.disabled = isOff
  notice.querySelector<HTMLElement>('[data-part="consent-notice-objection"]')!.hidden = !isOff
}

/** Opens the notice again, with what was answered. */
export function open(notice: HTMLElement, link: HTMLElement): void {
  opener = link
  const consent = readConsent()
  for (const box of boxes(notice)) box.checked = consent?.[box.name as keyof typeof consent] ?? false
  prepare(notice)
  notice.querySelector('details')!.open = true
  notice.setAttribute('data-open', '')
  notice.focus()
}

/** Keeps an answer, closes the notice, and gives the focus back to the link that opened it. */
export async function keepAnswer(notice: HTMLElement, button: HTMLElement | null): Promise<void> {
  const choice = (button as HTMLButtonElement | null)?.value
  await keepConsent(chosen(new FormData(notice.querySelector('form')!), choice, isUntracked()))
  notice.removeAttribute('data-open')
  opener?.focus({ preventScroll: true })
  opener = undefined
}
