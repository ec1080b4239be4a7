import { useCallback, useSyncExternalStore, type RefObject } from 'react'

/**
 * The value of a field, also when it was typed before hydration; `undefined` on the server and until hydration.
 * The field keeps its own value, so that hydration changes nothing in it.
 */
export function useKeyword(field: RefObject<HTMLInputElement | null>): string | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      const { current } = field
      current?.addEventListener('input', changed)
      return () => current?.removeEventListener('input', changed)
    },
    [field],
  )
  return useSyncExternalStore(
    subscribe,
    () => field.current?.value ?? '',
    () => undefined,
  )
}
