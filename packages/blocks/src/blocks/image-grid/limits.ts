/**
 * Most images that are shown; further ones are not rendered.
 * @requirement BLK-image_grid-01
 */
export const maxImages = 3

/**
 * Widths that images are asked for, for plain and for dense screens.
 * @requirement BLK-image_grid-03
 */
export const imageWidths = [900, 1800] as const

/**
 * Widths that images are asked for on phones, whose screens are at most half as wide.
 * @requirement BLK-image_grid-03
 */
export const phoneWidths = [480, 900] as const
