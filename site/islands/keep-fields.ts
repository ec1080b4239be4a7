type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldsOf = (root: ParentNode) => [...root.querySelectorAll<Field>('input, textarea, select')]

/** Sets a value as a visitor does: React takes no notice of an event whose value was set through its own property. */
function type(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
}

/**
 * Remembers the fields in an element, and which of them has the focus. Returns a function that puts values, focus and selection into the
 * fields that have taken their places. A chosen file is lost: no script can put it back.
 */
export function keepFields(root: ParentNode): () => void {
  const kept = fieldsOf(root)
  const focused = document.activeElement
  return () => {
    for (const [place, field] of fieldsOf(root).entries()) {
      const before = kept[place]
      if (before?.name !== field.name || field.type === 'file') continue
      if (field.value !== before.value) type(field, before.value)
      if ('checked' in before && before.checked !== (field as HTMLInputElement).checked) field.click()
      if (before !== focused) continue
      field.focus({ preventScroll: true })
      if ('selectionStart' in before && before.selectionStart !== null)
        (field as HTMLInputElement).setSelectionRange(before.selectionStart, before.selectionEnd)
    }
  }
}
