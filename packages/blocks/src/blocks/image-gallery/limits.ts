/**
 * Most pictures that stand on the page; the others wait behind 'More images'.
 * @requirement BLK-image_gallery-01
 */
export const maxTiles = 5
