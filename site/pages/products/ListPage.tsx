import { detailHeader } from '@brand/blocks/contracts'
import { ProductsPage } from '@brand/blocks/products-page'
import type { PageContextServer } from 'vike/types'
import { imageValue, toHex } from '../../cms/to-props.ts'
import type { ListData } from './list.ts'
import { listProps } from './props.ts'

/** The products of a typology or an issue, below its title, intro and picture on its colour (RT-33, TYPO-14). */
export function ListPage({ data, request }: PageContextServer) {
  const { list, products, first, pattern, usedLocale: language } = data as ListData
  return (
    <ProductsPage
      title={list.title}
      intro={list.intro}
      image={list.image && imageValue(list.image, detailHeader.fields.image)}
      color={list.color && toHex(list.color.cssRgb)}
      {...listProps(products, { first, pattern, language }, request)}
    />
  )
}
