/**
 * Adds behaviour to one element that is in the document, without React. Returns a function that takes all of it away again.
 * Called again on the same element, it changes nothing and returns the same function.
 */
export type Enhance<E extends HTMLElement = HTMLElement> = (element: E) => () => void

const undoings = new WeakMap<HTMLElement, () => void>()

/**
 * Makes an `Enhance` of a setup function. Its listeners take the `signal`, which aborts at the end; what else must be undone is in
 * the function that it returns. `data-enhanced` marks the element meanwhile.
 */
export function createEnhance<E extends HTMLElement>(
  setup: (element: E, signal: AbortSignal) => (() => void) | void,
): Enhance<E> {
  return (element) => {
    const existing = undoings.get(element)
    if (existing) return existing
    const controller = new AbortController()
    element.dataset.enhanced = ''
    function undo() {
      if (controller.signal.aborted) return
      controller.abort()
      undoings.delete(element)
      cleanUp?.()
      delete element.dataset.enhanced
    }
    const cleanUp = setup(element, controller.signal)
    undoings.set(element, undo)
    return undo
  }
}

/** Takes away again what was added to an element; nothing where nothing was. */
export const endEnhance = (element: HTMLElement): void => undoings.get(element)?.()

/** Enhances every element below `root` that matches the selector. Returns a function that undoes all of it. */
export function enhanceAll<E extends HTMLElement>(root: ParentNode, selector: string, enhance: Enhance<E>): () => void {
  const undoings = Array.from(root.querySelectorAll<E>(selector), enhance)
  return () => undoings.forEach((undo) => undo())
}
