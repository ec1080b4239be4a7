import type { CSSProperties } from 'react'

/** A point of a picture, as fractions of its width and height. */
export interface Point {
  x: number
  y: number
}

export const spot = ({ x, y }: Point): CSSProperties => ({ left: `${x * 100}%`, top: `${y * 100}%` })

/** Where things are in the two pictures of Loden's room. */
export const loden = { cord: { x: 0.6795, y: 0.284 }, eyes: { x: 0.7785, y: 0.546 } } as const
