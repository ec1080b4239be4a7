import { useEffect, useRef } from 'react'

/** Calls `follow` with the hash of the address, once after hydration (the server has no hash) and at each change. */
export function useHash(follow: (hash: string) => void) {
  const latest = useRef(follow)
  useEffect(() => {
    latest.current = follow
  })
  useEffect(() => {
    const read = () => latest.current(decodeURIComponent(window.location.hash.slice(1)))
    const frame = requestAnimationFrame(read)
    window.addEventListener('hashchange', read)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('hashchange', read)
    }
  }, [])
}
