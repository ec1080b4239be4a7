import type { ActionValue } from '../../contract/values.ts'
import { ActionButton } from '../../elements/button/ActionButton.tsx'
import { DisplayTitle } from '../../elements/display-title/DisplayTitle.tsx'
import { FactList } from '../../elements/fact-list/FactList.tsx'
import { RichText } from '../../elements/rich-text/RichText.tsx'
import type { ProductShape } from '../../generated/props.ts'
import { interpolate } from '../../i18n/format.ts'
import { Grid } from '../../layout/Grid.tsx'
import { ProductGrid } from '../../product-grid/ProductGrid.tsx'
import type { ProductGridMessages } from '../../product-grid/ProductGrid.messages.ts'
import { cx } from '../../elements/styles/cx.ts'
import { place } from '../../elements/styles/place.css.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import { Finishes, type Finish } from './Finishes.tsx'
import { PictureRow, type StockPicture } from './PictureRow.tsx'
import { QuoteRequest, type QuoteRequestProps } from './QuoteRequest.tsx'
import * as css from './StockProductPage.css.ts'
import { en, type StockProductPageMessages } from './StockProductPage.messages.ts'

export interface StockProductPageProps extends RootProps {
  /** Range that the product belongs to, above the name. */
  label?: string | undefined
  /** Name of the model. */
  model: string
  /** Description of the product, and of what comes with it. */
  descriptionHtml?: string | undefined
  /** Its price, size, number in stock, and time of dispatch. Default: none. */
  facts?: readonly { name: string; value: string }[] | undefined
  /** Its pictures from first to last. Default: none. */
  pictures?: readonly StockPicture[] | undefined
  /** Finishes that it is available in. Default: not shown. */
  finishes?: readonly Finish[] | undefined
  /** Request for a price. Default: no button. */
  quote?: Omit<QuoteRequestProps, 'messages'> | undefined
  /** The family that it is of. Default: no link. */
  family?: { name: string; href: string } | undefined
  /** Other products from stock. Default: none. */
  related?: readonly ProductShape[] | undefined
  /** Link to all of them, beside their title. Default: none. */
  browseAction?: ActionValue | undefined
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<StockProductPageMessages> | undefined
  /** Texts of the grid of other products. */
  gridMessages?: Partial<ProductGridMessages> | undefined
}

/**
 * A product from stock: pictures, finishes, a link to a price, other products.
 * @requirement R2G-05 to R2G-21, R2G-25
 */
export function StockProductPage(props: StockProductPageProps) {
  const {
    label,
    model,
    descriptionHtml,
    facts = [],
    pictures = [],
    finishes = [],
    quote,
    family,
    related = [],
    browseAction,
  } = props
  const messages = { ...en, ...props.messages }
  return (
    <article {...rootProps(props)} data-part="stock-product-page" data-enhance="stock-product">
      <Grid>
        <div className={css.head} data-part="stock-product-page-head">
          <header className={css.name} data-part="stock-product-page-header">
            {label && (
              <p className={css.label} data-part="stock-product-page-label">
                {label}
              </p>
            )}
            <DisplayTitle headingLevel={1} size="title" text={model} />
          </header>
          <PictureRow pictures={pictures} messages={messages} />
          <div className={css.words} data-part="stock-product-page-words">
            {descriptionHtml && (
              <div className={css.description} data-part="stock-product-page-description">
                <RichText html={descriptionHtml} messages={messages} />
              </div>
            )}
            {facts.length > 0 && (
              <FactList facts={facts} classNames={{ list: css.facts, row: css.fact, name: css.factName, value: css.factValue }} />
            )}
            {quote && <QuoteRequest {...quote} messages={messages} />}
            {family && (
              <a className={css.about} data-part="stock-product-page-about" href={family.href}>
                {interpolate(messages.about, { family: family.name })}
              </a>
            )}
          </div>
        </div>
        <Finishes finishes={finishes} messages={messages} />
        {related.length > 0 && (
          <section className={cx(place, css.others)} data-part="stock-product-page-others">
            <div className={css.othersHead} data-part="stock-product-page-others-title">
              <DisplayTitle headingLevel={2} size="title" text={messages.others} />
              <ActionButton action={browseAction} variant="secondary" onPage messages={messages} />
            </div>
            <ProductGrid products={related} pattern="plain" headingLevel={3} messages={props.gridMessages} />
          </section>
        )}
      </Grid>
    </article>
  )
}
