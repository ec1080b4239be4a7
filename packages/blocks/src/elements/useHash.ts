import { useEffect, useEffectEvent } from 'react'

/** Calls `follow` with the address' hash, at first and whenever it changes. After hydration: the server knows no hash. */
export function useHash(follow: (hash: string) => void) {
  const read = useEffectEvent(() => follow(decodeURIComponent(window.location.hash.slice(1))))
  useEffect(() => {
    const frame = requestAnimationFrame(() => read())
    const listen = () => read()
    window.addEventListener('hashchange', listen)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('hashchange', listen)
    }
  }, [])
}
