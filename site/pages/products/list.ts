import type { Pattern } from '@brand/blocks/product-grid'
import type { ColorRecord, ImageRecord, Metadata } from '@brand/content'
import type { PathFilter } from '../../products-path.ts'
import type { ProductsData } from './load.ts'

/** The data of a typology's or an issue's page (RT-33). */
export interface ListData extends ProductsData {
  list: {
    title: string
    intro?: string | undefined
    image?: ImageRecord | undefined
    color?: ColorRecord | undefined
    metadata: Metadata
  }
  /** The filter that its path holds. */
  first: PathFilter
  pattern: Pattern
}
