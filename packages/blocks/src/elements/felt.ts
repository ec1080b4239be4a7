import type { CSSProperties } from 'react'
import { feltLots, type FeltLot } from '../theme/felt.ts'

/** The two colours of a dye lot, for an element with the class `felt`; an unknown name gives the fallback's. */
export function feltLot(name: string | undefined, fallback: FeltLot) {
  const lot = feltLots.find((each) => each === name) ?? fallback
  return { '--b-field': `var(--b-felt-${lot})`, '--b-on-field': `var(--b-on-felt-${lot})` } as CSSProperties
}
