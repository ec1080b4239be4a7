export const en = {
  /** Stands where a product has no picture. */
  noPicture: 'Picture to follow',
}

export type ProductGridMessages = typeof en
