import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether a component is interactive: `false` on the server and in the first render of the browser, which must be alike. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
