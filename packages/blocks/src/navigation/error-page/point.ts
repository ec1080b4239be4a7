import type { CSSProperties } from 'react'

/** A point of a picture, as fractions of its width and height. */
export interface Point {
  x: number
  y: number
}

export const spot = ({ x, y }: Point): CSSProperties => ({ left: `${x * 100}%`, top: `${y * 100}%` })

/** Where things are in the two pictures of Loden's room. */
export const loden = { cord: { x: 0.661, y: 0.318 }, eyes: { x: 0.8053, y: 0.578 } } as const
