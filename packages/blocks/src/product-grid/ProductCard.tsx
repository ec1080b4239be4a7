import type { CSSProperties } from 'react'
import type { HeadingLevel } from '../contract/contract.ts'
import { Icon } from '../elements/icon/Icon.tsx'
import { Picture } from '../elements/picture/Picture.tsx'
import { cx } from '../elements/styles/cx.ts'
import { visuallyHidden } from '../elements/styles/visually-hidden.css.ts'
import type { ProductShape } from '../generated/props.ts'
import { from } from '../theme/breakpoints.ts'
import { rootProps, type RootProps } from '../root-props.ts'
import type { TileKind } from './patterns.ts'
import { pictureName } from './picture-name.ts'
import * as css from './ProductCard.css.ts'
import { en, type ProductGridMessages } from './ProductGrid.messages.ts'

/** A button that adds a product to a comparison, or takes it out: it sends a form that stands elsewhere on the page. */
export interface CardComparison {
  /** Id of the form. */
  formId: string
  /** Name under which the button sends `value`, the key of the product. */
  name: string
  value: string
  isSelected: boolean
  /** No more can be chosen. */
  isFull: boolean
}

export interface ProductCardProps extends RootProps {
  /** A family, a fabric or a product from stock. */
  product: ProductShape
  /** `hero` is large, `landscape` twice as wide as `normal`. Default `normal`. */
  variant?: TileKind | undefined
  /** Level of the name's heading. */
  headingLevel: HeadingLevel
  /** Its picture loads at once. Default `false`. */
  priority?: boolean | undefined
  /** Puts a button on the card to choose the product for a comparison. Default: no button. */
  comparison?: CardComparison | undefined
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<ProductGridMessages> | undefined
}

const wide = `${from.l} 50vw, 100vw`
const sizes = { normal: `${from.l} 25vw, 50vw`, hero: wide, landscape: wide }

/**
 * A product: its picture, its name, whose link covers the card, and under it what it is, does and costs. Each variant has its own picture.
 * @requirement TYPO-08, TYPO-09, FAM-06, GRID-20
 */
export function ProductCard({ product, variant = 'normal', headingLevel, priority, comparison, ...rest }: ProductCardProps) {
  const { id, title, href, lang, kind, notes = [] } = product
  const messages = { ...en, ...rest.messages }
  const Heading = `h${headingLevel}` as const
  const pictures = { normal: product.image, hero: product.largeImage, landscape: product.landscapeImage }
  const image = pictures[variant] ?? product.image
  const style = { '--b-picture-name': pictureName(id) } as CSSProperties
  return (
    <div {...rootProps(rest, { className: css.cards[variant], style })} data-part="product-card" lang={lang}>
      <div className={css.media} data-part="product-card-media">
        {image?.src ? (
          <Picture image={image} sizes={sizes[variant]} priority={priority} fill />
        ) : (
          <p className={css.none} data-part="product-card-none">
            {messages.noPicture}
          </p>
        )}
      </div>
      <Heading className={css.title} data-part="product-card-title">
        <a className={css.link} data-part="product-card-link" href={href}>
          {title}
        </a>
      </Heading>
      {kind && (
        <p className={css.fact} data-part="product-card-kind">
          {kind}
        </p>
      )}
      {notes.length > 0 && (
        <ul className={cx(css.fact, css.notes)} data-part="product-card-notes">
          {notes.map((note) => (
            <li key={note} data-part="product-card-note">
              {note}
            </li>
          ))}
        </ul>
      )}
      {comparison && (
        <button
          className={css.compare}
          data-part="product-card-compare"
          type="submit"
          form={comparison.formId}
          name={comparison.name}
          value={comparison.value}
          aria-pressed={comparison.isSelected}
          disabled={comparison.isFull && !comparison.isSelected}
          aria-describedby={comparison.isFull && !comparison.isSelected ? `${comparison.formId}-full` : undefined}
        >
          <span className={css.sign} data-part="product-card-sign">
            <Icon name="plus" />
          </span>
          <span className={css.word} data-part="product-card-word">
            {messages.compare}
          </span>
          <span className={visuallyHidden} lang={lang}>{` ${title}`}</span>
        </button>
      )}
    </div>
  )
}
