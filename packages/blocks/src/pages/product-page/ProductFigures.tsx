import type { ImageValue } from '../../contract/values.ts'
import { AbsorptionChart } from '../../elements/charts/AbsorptionChart.tsx'
import { onSurface } from '../../elements/styles/surface.ts'
import { FactList } from '../../elements/fact-list/FactList.tsx'
import { Picture } from '../../elements/picture/Picture.tsx'
import { Grid } from '../../layout/Grid.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import * as css from './ProductFigures.css.ts'
import { en, type ProductPageMessages } from './ProductPage.messages.ts'

export interface ProductFiguresProps extends RootProps {
  /** Name of the product, beside its values. */
  name: string
  /** Working principles, each with a picture. Default: none. */
  principles?: readonly { id: string; title: string; image?: ImageValue | undefined }[] | undefined
  /** Measured values. Default: none. */
  performances?: readonly { label: string; value: string }[] | undefined
  /** Absorption from 125 to 4000 Hz: drawn, with its table. Default: none. */
  absorption?: { values: readonly number[]; measure: 'coefficient' | 'area' } | undefined
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<ProductPageMessages> | undefined
}

/**
 * Working principles and measured values of a product. Renders nothing without any.
 * @requirement FAM-07
 */
export function ProductFigures(props: ProductFiguresProps) {
  const { name, principles = [], performances = [], absorption } = props
  const messages = { ...en, ...props.messages }
  if (!principles.length && !performances.length && !absorption) return null
  return (
    <section {...rootProps(props, onSurface('inverse', css.figures))} data-part="product-figures" data-tone="inverted">
      <Grid>
        <h2 className={css.title} data-part="product-figures-title">
          {messages.figures}
        </h2>
        {principles.length > 0 && (
          <ul className={css.principles} data-part="product-figures-principles">
            {principles.map(({ id, title, image }) => (
              <li key={id} className={css.principle} data-part="product-figures-principle">
                {image && (
                  <div className={css.media} data-part="product-figures-media">
                    <Picture image={{ ...image, alt: '' }} sizes="144px" fill />
                  </div>
                )}
                <h3 className={css.name} data-part="product-figures-name">
                  {title}
                </h3>
              </li>
            ))}
          </ul>
        )}
        {performances.length > 0 && (
          <FactList
            facts={performances.map(({ label, value }) => ({ name: label, value }))}
            classNames={{ list: css.list, row: css.row, name: css.key }}
          />
        )}
        {absorption && (
          <div className={css.chart} data-part="product-figures-chart">
            <AbsorptionChart absorbers={[{ name, values: absorption.values }]} measure={absorption.measure} messages={messages} />
          </div>
        )}
      </Grid>
    </section>
  )
}
