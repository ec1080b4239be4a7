export const en = {
  /** Stands where a product has no picture. */
  noPicture: 'Picture to follow',
  /** Adds a product to those to compare, and takes it out. */
  compare: 'Compare',
}

type Texts = typeof en
export interface ProductGridMessages extends Texts {}
