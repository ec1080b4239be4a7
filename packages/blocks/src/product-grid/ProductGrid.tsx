import type { ReactNode } from 'react'
import type { HeadingLevel } from '../contract/contract.ts'
import { cx } from '../elements/styles/cx.ts'
import { numberClass } from '../elements/styles/number-class.ts'
import { place } from '../elements/styles/place.css.ts'
import type { ProductShape } from '../generated/props.ts'
import { rootProps, type RootProps } from '../root-props.ts'
import { gridRows, placeAfter, toRowsOfFour, type Pattern } from './patterns.ts'
import { ProductCard, type CardComparison } from './ProductCard.tsx'
import * as css from './ProductGrid.css.ts'
import type { ProductGridMessages } from './ProductGrid.messages.ts'

/** Products that can be compared, and those that are chosen. */
export interface GridComparison extends Pick<CardComparison, 'formId' | 'name'> {
  /** The key of each product that can be chosen, by its id. */
  keys: Readonly<Record<string, string>>
  /** Keys of those chosen. */
  selected: readonly string[]
  /** Most that can be chosen. */
  max: number
}

export interface ProductGridProps extends RootProps {
  /**
   * The products; those with `large` are the heroes, in their own order.
   * @requirement GRID-01
   */
  products: readonly ProductShape[]
  /**
   * Pattern in which large and wide cards follow each other; `plain` has no large ones. Default `pattern3`.
   * @requirement RT-33
   */
  pattern?: Pattern | 'plain' | undefined
  /** Level of the names' headings. Default 2. */
  headingLevel?: HeadingLevel | undefined
  /** The first picture loads at once. Default `false`. */
  priority?: boolean | undefined
  /** Puts a button on each card to choose it for a comparison. Default: none. */
  comparison?: GridComparison | undefined
  /** Content of the cells after the last product. Default: nothing. */
  footer?: ReactNode
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<ProductGridMessages> | undefined
}

/**
 * Products as cards in a pattern: four columns on large pages, where a cell of some rows stays empty on purpose, two on smaller
 * ones, one on phones. Without a product it renders nothing.
 * @requirement GRID-01 to GRID-18
 */
export function ProductGrid({
  products,
  pattern = 'pattern3',
  headingLevel = 2,
  priority,
  comparison,
  footer,
  messages,
  ...rest
}: ProductGridProps) {
  if (!products.length) return null
  const rows =
    pattern === 'plain'
      ? toRowsOfFour(products)
      : gridRows(pattern, {
          hero: products.filter(({ large }) => large),
          normal: products.filter(({ large }) => !large),
        })
  const after = placeAfter(rows)
  const toCardComparison = (id: string): CardComparison | undefined => {
    const value = comparison?.keys[id]
    if (!comparison || value === undefined) return undefined
    const { formId, name, selected, max } = comparison
    return { formId, name, value, isSelected: selected.includes(value), isFull: selected.length >= max }
  }
  return (
    <div {...rootProps(rest, place)} data-part="product-grid">
      <ul className={css.grid} data-part="product-grid-list">
        {rows.flatMap(({ line, tiles }, row) =>
          tiles.map(({ item, kind, place }, tile) => (
            <li
              key={item.id}
              className={cx(
                css.tiles[kind],
                place && css.columns[place.column],
                numberClass(place ? line + place.line - 1 : line, css.lines),
              )}
              data-part="product-grid-tile"
              data-kind={kind}
            >
              <ProductCard
                product={item}
                variant={kind}
                headingLevel={headingLevel}
                priority={priority && row + tile === 0}
                comparison={toCardComparison(item.id)}
                messages={messages}
              />
            </li>
          )),
        )}
        {footer && (
          <li
            className={cx(css.end, css.columns[after.column], numberClass(after.line, css.lines))}
            data-part="product-grid-footer"
          >
            {footer}
          </li>
        )}
      </ul>
    </div>
  )
}
