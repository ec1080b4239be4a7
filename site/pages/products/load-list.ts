import { detailHeader } from '@brand/blocks/contracts'
import type { Pattern } from '@brand/blocks/product-grid'
import {
  defaultLocale,
  type ColorRecord,
  type ImageRecord,
  type Locale,
  type LocalizedSlugs,
  type Metadata,
} from '@brand/content'
import { imageValue, toHex } from '../../cms/to-props.ts'
import type { PathFilter } from '../../routes/products.ts'
import type { SiteRequest } from '../../request/context.ts'
import { loadItem } from '../load.ts'
import { filteredProducts } from './filtered.ts'
import { askedOf, settleChoice, type ProductsData } from './load.ts'
import { listProps } from './props.ts'

/** The record of a typology or an issue, as the API answers it. */
interface List {
  usedLocale: Locale
  localizedSlugs: LocalizedSlugs
  title: string
  intro?: string | undefined
  image?: ImageRecord | undefined
  color?: ColorRecord | undefined
  metadata: Metadata
  pattern: Pattern
}

/** Loads the products of a typology or an issue below its title, intro and picture on its colour (RT-33, TYPO-14). */
export async function loadList(request: SiteRequest, first: PathFilter, asked: Promise<List>): Promise<ProductsData> {
  settleChoice(request)
  const load = async () => {
    const { title, intro, image, color, metadata, pattern, ...answer } = await asked
    const { slugs } = answer.localizedSlugs
    const slug = slugs[request.locale] ?? slugs[defaultLocale]!
    const found = await filteredProducts(request, askedOf(request, { [first]: slug }), pattern)
    return {
      ...answer,
      name: title,
      description: intro,
      metadata,
      list: {
        title,
        intro,
        image: image && imageValue(image, detailHeader.fields.image),
        color: color && toHex(color.cssRgb),
        ...listProps(found, { first, pattern, language: answer.usedLocale }, request),
      },
    }
  }
  return loadItem(request, load(), ({ name }) => name)
}
