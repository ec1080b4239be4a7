import type { Contract } from '@brand/blocks/contracts'

/**
 * Widths of blocks by their entries in the library, in columns of 12, where this brand departs from their contracts. Its pictures
 * run to the end of the line: at 8 columns they leave a third of large pages empty.
 * @requirement PAGE-14, PAGE-15
 */
export const blockWidths: Readonly<Record<string, Contract['width']>> = {
  'image-text': { l: 12, m: 12, s: 12 },
  'image-grid': { l: 12, m: 12, s: 12 },
}
