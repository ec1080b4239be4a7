import type { ModelShape } from '../../generated/props.ts'
import { Button } from '../../elements/button/Button.tsx'
import { Picture } from '../../elements/picture/Picture.tsx'
import { cx } from '../../elements/styles/cx.ts'
import { swatch } from '../../elements/styles/swatch.ts'
import { box } from '../../forms/Form.css.ts'
import { interpolate } from '../../i18n/format.ts'
import { Grid } from '../../layout/Grid.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import * as css from './ProductColors.css.ts'
import { en, type ProductPageMessages } from './ProductPage.messages.ts'

/** The form that samples are asked with. */
export interface SampleRequest {
  /** Address of its page, without a query. */
  href: string
  /** Key under which its query has the name of each colour. */
  colorKey: string
  /** Most colours of one request. If a visitor ticks more, the page of the form shows the limit. */
  max: number
  /** Other values of its query, by key. Default: none. */
  values?: Readonly<Record<string, string>> | undefined
}

export interface ProductColorsProps extends RootProps {
  /** Heading above them. */
  title: string
  /** Without any nothing is rendered. */
  colors: readonly ModelShape[]
  /** Name for links that lead here. Default: none. */
  id?: string | undefined
  /** The form that asks for samples of those that are ticked. */
  samples: SampleRequest
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<ProductPageMessages> | undefined
}

/**
 * The colours of a product, each with a box to tick, and a button that asks for samples of them. Without a script too: the
 * browser sends the form, and styles count the ticks.
 * @requirement FAB-06
 */
export function ProductColors({ title, colors, samples, ...rest }: ProductColorsProps) {
  if (!colors.length) return null
  const { href, colorKey, max, values = {} } = samples
  const messages = { ...en, ...rest.messages }
  return (
    <form {...rootProps(rest, css.form)} data-part="product-colors" action={href}>
      <Grid>
        <h2 className={css.title} data-part="product-colors-title">
          {title}
        </h2>
        <ul className={css.list} data-part="product-colors-list">
          {colors.map((color) => (
            <li key={color.id} data-part="product-colors-item" lang={color.lang}>
              <label className={css.color} data-part="product-colors-color">
                <span className={css.media} data-part="product-colors-media" style={swatch(color.color)}>
                  <Picture image={color.image && { ...color.image, alt: '' }} sizes="350px" fill />
                </span>
                <input
                  className={cx(box, css.tick)}
                  data-part="product-colors-tick"
                  type="checkbox"
                  name={colorKey}
                  value={color.title}
                />
                <span className={css.name} data-part="product-colors-name">
                  {color.title}
                </span>
                {color.description && (
                  <span className={css.description} data-part="product-colors-description">
                    {color.description}
                  </span>
                )}
              </label>
            </li>
          ))}
        </ul>
      </Grid>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} data-part="product-colors-value" type="hidden" name={name} value={value} />
      ))}
      <div className={css.bar} data-part="product-colors-bar">
        <p className={css.hint} data-part="product-colors-hint">
          {interpolate(messages.samplesHint, { n: max })} <span className={css.count} data-part="product-colors-count" />
        </p>
        <Button type="submit">{messages.samples}</Button>
      </div>
    </form>
  )
}
