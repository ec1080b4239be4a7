type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const listFields = (root: ParentNode) => [...root.querySelectorAll<Field>('input, textarea, select')]

/** Sets a value as a visitor does: React takes no notice of an event whose value was set through its own property. */
function type(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
}

const listTriggers = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('a, button, form')]

/** Has elements that are no longer in the page pass on what is done to them: an event that was held for one is replayed on it. */
function passOn(before: readonly HTMLElement[], now: readonly HTMLElement[]): void {
  for (const [place, element] of before.entries())
    Object.assign(element, {
      focus: (options?: FocusOptions) => now[place]?.focus(options),
      click: () => now[place]?.click(),
      requestSubmit: (submitter: HTMLElement | null) =>
        (now[place] as HTMLFormElement | undefined)?.requestSubmit(submitter && now[before.indexOf(submitter)]),
    })
}

/**
 * Remembers the fields in an element, and follows which of them has the focus until the signal. Returns a function that puts values,
 * focus and selection into the fields that have taken their places; events that were held reach what has taken the places of their
 * elements. A chosen file is lost: no script can put it back.
 */
export function keepFields(root: HTMLElement, signal: AbortSignal): () => void {
  const kept = listFields(root)
  const triggers = listTriggers(root)
  let focused: EventTarget | null = document.activeElement
  let isPressed = false
  /** Follows a visitor to another field while React works. React may begin again in this very event, so it comes first. */
  function follow({ type, target }: Event) {
    focused = target
    isPressed = type === 'mousedown'
    if (isPressed) setTimeout(() => (isPressed = false))
  }
  for (const type of ['focusin', 'mousedown']) root.addEventListener(type, follow, { signal, capture: true })
  return () => {
    passOn(triggers, listTriggers(root))
    for (const [place, field] of listFields(root).entries()) {
      const before = kept[place]
      if (before?.name !== field.name || field.type === 'file') continue
      if (field.value !== before.value) type(field, before.value)
      if ('checked' in before && before.checked !== (field as HTMLInputElement).checked) field.click()
      if (before !== focused || document.activeElement !== document.body) continue
      field.focus({ preventScroll: true })
      // A press that makes React replace what is pressed ends with no focus at all.
      if (isPressed) setTimeout(() => field.focus({ preventScroll: true }))
      if ('selectionStart' in before && before.selectionStart !== null)
        (field as HTMLInputElement).setSelectionRange(before.selectionStart, before.selectionEnd)
    }
  }
}
