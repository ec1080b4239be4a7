import { vi } from 'vitest'

/** Adds the observers that browsers have and jsdom has not; they never report anything. */
export function stubObservers(): void {
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  for (const name of ['ResizeObserver', 'IntersectionObserver']) vi.stubGlobal(name, Observer)
}
