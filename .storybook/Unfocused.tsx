import { useEffect, useRef, type ComponentProps } from 'react'

/** Keeps a story from taking the focus when it appears, as an invalid form does: a documentation page would begin at it. */
export function Unfocused(props: ComponentProps<'div'>) {
  const ref = useRef<HTMLDivElement>(null)
  // After those of the story.
  useEffect(() => {
    ref.current!.inert = false
  }, [])
  return <div ref={ref} inert {...props} />
}
