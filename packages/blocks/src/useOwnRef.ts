import { useImperativeHandle, useRef, type Ref } from 'react'

/** A component's own ref of its outermost element, beside the one that its user gives. */
export function useOwnRef<E extends HTMLElement>(given: Ref<never> | Ref<HTMLElement> | undefined) {
  const own = useRef<E>(null)
  useImperativeHandle(given as Ref<E> | undefined, () => own.current!, [])
  return own
}
