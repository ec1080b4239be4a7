import { elementStyle } from '../theme/layered.ts'

/** As wide as its place, also where a child would be wider. */
export const stack = elementStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--b-gap)' })
