/**
 * Loads a script with the first use of an element. A click on what `held` names meanwhile is held, and done again once the script is
 * there; where it cannot be loaded, `instead` is done. Returns its undoing.
 */
export function loadOnUse(
  element: HTMLElement,
  load: () => Promise<void>,
  held: string,
  instead: (target: HTMLElement) => void,
): () => void {
  const use = new AbortController()
  const { signal } = use
  const start = () => load().then(() => use.abort())
  for (const type of ['pointerover', 'focusin']) element.addEventListener(type, () => void start().catch(() => {}), { signal })
  element.addEventListener(
    'click',
    (event) => {
      const target = (event.target as Element).closest<HTMLElement>(held)
      if (!target || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      start().then(
        () => target.click(),
        () => instead(target),
      )
    },
    { signal },
  )
  return () => use.abort()
}
