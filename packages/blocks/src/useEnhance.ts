import { useEffect, useRef } from 'react'
import type { Enhance } from './enhance.ts'

/** A ref whose element is enhanced by a plain script as long as it is mounted. */
export function useEnhance<E extends HTMLElement>(enhance: Enhance<E>) {
  const ref = useRef<E>(null)
  useEffect(() => enhance(ref.current!), [enhance])
  return ref
}
