import type { ShapeValue } from '@brand/blocks/contracts'
import type { Product } from '../../cms/kinds/product.ts'
import type { ItemData } from '../load.ts'

/** The data of the page of a product. */
export interface ProductData extends ItemData {
  product: Product
  /** Its designers and awards, and other products of its kind. */
  designers: readonly ShapeValue<'designer'>[]
  awards: readonly ShapeValue<'award'>[]
  others: readonly ShapeValue<'product'>[]
}
