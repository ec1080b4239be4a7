import type { CSSProperties } from 'react'

/** A point of a picture, as fractions of its width and height. */
export interface Point {
  x: number
  y: number
}

export const positionAt = ({ x, y }: Point): CSSProperties => ({ left: `${x * 100}%`, top: `${y * 100}%` })
