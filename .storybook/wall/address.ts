import { shownWindow } from '../shown-window.ts'
import { firstChoice, readChoice, writeChoice, type Choice } from './choice.ts'

/** Reads the choice of the address. One of a story alone begins with the usual choice of the rest. */
export function choiceInAddress(): Choice {
  const entries = new URLSearchParams(shownWindow().location.hash.slice(1))
  return entries.size > 1 ? readChoice(entries) : firstChoice(entries.get('story') ?? 'blocks-quote--default')
}

/** Puts a choice into the address, so that it can be sent. */
export function toAddress(choice: Choice): void {
  const { history, location } = shownWindow()
  const url = new URL(location.href)
  url.hash = String(writeChoice(choice))
  history.replaceState(history.state, '', url)
}
