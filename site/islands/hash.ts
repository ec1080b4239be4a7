/**
 * Time after the start of a page until its hash is followed once more, in ms.
 * @requirement PAGE-27
 */
export const hashScrollDelay = 500

/** Opens what hides an element: `<details>`, and panels of tabs or accordions by their own triggers. */
function reveal(element: Element | null): void {
  for (let around = element; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true
    const isClosed = around.id && around.checkVisibility?.() === false
    if (isClosed) document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(around.id)}"]`)?.click()
  }
}

/** Whether the page was opened by a link or an address, not reloaded or restored from the history. */
const isOpened = () =>
  !performance.getEntriesByType('navigation').some((entry) => /reload|back/.test((entry as PerformanceNavigationTiming).type))

/**
 * Brings the target of the hash into view once more, after late content has moved it, unless the visitor has moved the page. The
 * browser itself does it, as for a click on a link: with focus, `scroll-padding` and the preferred motion.
 */
export function followHash(root: Document, go: (hash: string) => void = (hash) => location.replace(hash)): void {
  if (!isOpened()) return
  // The browser knows the target only once it has parsed all of the page.
  const findTarget = () => root.querySelector(':target')
  setTimeout(() => reveal(findTarget()))
  const timer = setTimeout(() => {
    if (findTarget() && !root.querySelector(':modal, [role=dialog]')) go(location.hash)
  }, hashScrollDelay)
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    root.addEventListener(type, () => clearTimeout(timer), { once: true, passive: true, capture: true })
}
