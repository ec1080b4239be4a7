import { vi } from 'vitest'

/** Observers that browsers have and jsdom has not; they never tell of anything. */
export function stubObservers(): void {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  for (const name of ['ResizeObserver', 'IntersectionObserver']) vi.stubGlobal(name, Observer)
}
