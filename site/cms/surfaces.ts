/** The surfaces that the theme of this brand adds to the roles: Loden's dye lots. */
export const brandSurfaces = [
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
]
