import type { Source } from '../source.ts'

/** A source without a watch of its own: it changes when `change` is called. */
export function changeable(load: Source['load']) {
  const listeners = new Set<() => void>()
  const source: Source = { load, watch: (listener) => (listeners.add(listener), () => void listeners.delete(listener)) }
  return { source, change: () => listeners.forEach((listener) => listener()) }
}
