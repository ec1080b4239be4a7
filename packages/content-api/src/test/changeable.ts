import type { Source } from '../source.ts'

/** A source that changes when `change` is called. */
export function changeable(load: Source['load']) {
  const listeners = new Set<() => void>()
  const source: Source = { load, watch: (listener) => (listeners.add(listener), () => void listeners.delete(listener)) }
  return { source, change: () => listeners.forEach((listener) => listener()) }
}
