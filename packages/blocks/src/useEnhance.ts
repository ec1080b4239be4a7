import { useEffect, type Ref } from 'react'
import type { Enhance } from './enhance.ts'
import { useOwnRef } from './useOwnRef.ts'

/** A ref whose element is enhanced by a plain script as long as it is mounted. `given`: the ref of who uses the component. */
export function useEnhance<E extends HTMLElement>(enhance: Enhance<E>, given?: Ref<never>) {
  const ref = useOwnRef<E>(given)
  useEffect(() => enhance(ref.current!), [enhance, ref])
  return ref
}
