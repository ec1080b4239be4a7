/** Dye lots: the felt colours of a brand, by name. Every theme fills every name. */
export const feltLots = [
  'loden',
  'spruce',
  'moss',
  'cobalt',
  'oxblood',
  'tomato',
  'blush',
  'lilac',
  'sky',
  'oat',
  'flint',
  'signal',
  'chalk',
] as const

export type FeltLot = (typeof feltLots)[number]
