/** How long after the start of a page its hash is followed once more, in ms (PAGE-27). */
export const hashScrollDelay = 500

/** Opens whatever keeps an element from being seen: `<details>`, and panels of tabs or accordions by their own triggers. */
function reveal(element: Element | null): void {
  for (let around = element; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true
    const isClosed = around.id && around.checkVisibility?.() === false
    if (isClosed) document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(around.id)}"]`)?.click()
  }
}

/** A page that is opened anew, not one that comes back where its visitor left it. */
const isOpened = () =>
  !performance.getEntriesByType('navigation').some((entry) => /reload|back/.test((entry as PerformanceNavigationTiming).type))

/**
 * Brings the element that the address names into view once what comes late has found its place, unless the visitor has moved
 * meanwhile. The browser itself does it, as at the click on a link: with focus, `scroll-padding` and smoothness as wished.
 */
export function followHash(root: Document, go: (hash: string) => void = (hash) => location.replace(hash)): void {
  const { hash } = location
  const target = root.querySelector(':target')
  if (!target || !isOpened()) return
  reveal(target)
  const follow = () => root.querySelector(':modal, [role=dialog]') ?? go(hash)
  const timer = setTimeout(follow, hashScrollDelay)
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    root.addEventListener(type, () => clearTimeout(timer), { once: true, passive: true, capture: true })
}
