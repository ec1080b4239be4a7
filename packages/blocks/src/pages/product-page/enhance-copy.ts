import { createEnhance } from '../../enhance.ts'

/**
 * A text for tenders, a `[data-enhance="copy"]`: its button copies it, and confirms that. Where the browser does not allow it,
 * the text is selected for the visitor to copy.
 * @requirement FAM-15
 */
export const enhanceCopy = createEnhance((element, signal) => {
  const find = (part: string) => element.querySelector<HTMLElement>(`[data-part="${part}"]`)!
  const text = find('tender-text-text')
  const status = find('tender-text-status')

  async function copy() {
    status.textContent = ''
    try {
      await navigator.clipboard.writeText(text.textContent!)
      status.textContent = status.dataset['copied']!
    } catch {
      getSelection()!.selectAllChildren(text)
      status.textContent = status.dataset['selected']!
    }
  }
  element.querySelector('button')!.addEventListener('click', copy, { signal })
})

export { enhanceCopy as default }
