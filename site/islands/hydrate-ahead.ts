/**
 * Distance outside the viewport at which an island is hydrated, in CSS pixels.
 * @requirement IMG-05
 */
export const margin = 250

/** Hydrates an island before it is used: when it is about to come into view (`visible`), or when the page is idle. */
export function hydrateAhead(island: HTMLElement, hydrate: () => void): void {
  if (island.dataset['hydrate'] === 'idle') {
    // Safari has no idle callback.
    const onIdle = window.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 200))
    return void onIdle(hydrate)
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry!.isIntersecting) return
      observer.disconnect()
      hydrate()
    },
    { rootMargin: `${margin}px` },
  )
  // The island itself is not a box.
  if (island.firstElementChild) observer.observe(island.firstElementChild)
}
