import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { FittedText } from '../../elements/fitted-text/FittedText.tsx'
import { Picture } from '../../elements/picture/Picture.tsx'
import { cx } from '../../elements/styles/cx.ts'
import { numberClass } from '../../elements/styles/number-class.ts'
import { onSurface } from '../../elements/styles/surface.ts'
import { FactList } from '../../elements/fact-list/FactList.tsx'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import type { AcousticUspFields } from '../../generated/props.ts'
import { Grid } from '../../layout/Grid.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { acousticUsp } from './AcousticUsp.contract.ts'
import * as css from './AcousticUsp.css.ts'
import { en, type AcousticUspMessages } from './AcousticUsp.messages.ts'
import { toChart } from './chart.ts'

export type AcousticUspProps = AcousticUspFields & OptionsOf<typeof acousticUsp> & MessagesOption<AcousticUspMessages> & RootProps

const none: readonly never[] = []

/**
 * Acoustic benefits of a product: properties with drawings, and measurements as a chart with a table behind it.
 * @requirement BLK-acoustic_usp
 */
export function AcousticUsp({
  title,
  properties = none,
  performances = none,
  headingLevel = 2,
  messages,
  ...rest
}: AcousticUspProps) {
  if (!title && !properties.length && !performances.length) return null
  const Heading = `h${headingLevel}` as const
  const { measurement, value: valueText } = { ...en, ...messages }
  const { bars, others } = toChart(performances)
  return (
    <div {...rootProps(rest, onSurface('inverse', css.field))} data-part="acoustic-usp" data-tone="inverted">
      <Grid>
        {title && (
          <Heading className={css.title} data-part="acoustic-usp-title">
            <FittedText text={title} />
          </Heading>
        )}
        {properties.length > 0 && (
          <ul className={css.properties} data-part="acoustic-usp-properties">
            {properties.map((property) => (
              <li key={property.identifier} className={css.property} data-part="acoustic-usp-property">
                {property.image?.src && (
                  <div className={css.drawing} data-part="acoustic-usp-media">
                    <Picture image={property.image} ratio="1:1" sizes="72px" />
                  </div>
                )}
                {property.title}
              </li>
            ))}
          </ul>
        )}
        {performances.length > 0 && (
          <div className={css.measured} data-part="acoustic-usp-measured">
            {bars.length > 0 && (
              <>
                <div className={css.chart} data-part="acoustic-usp-chart" aria-hidden="true">
                  {bars.map(({ label, value, share, best }, i) => (
                    // oxlint-disable-next-line react/no-array-index-key -- the same measurement may stand twice, and none moves
                    <div key={i} className={css.column} data-part="acoustic-usp-column" data-best={best || undefined}>
                      <span data-part="acoustic-usp-amount">{value}</span>
                      <span
                        className={cx(css.bar, numberClass(Math.round(share * 100), css.percents))}
                        data-part="acoustic-usp-bar"
                      />
                      <span className={css.label} data-part="acoustic-usp-label">
                        {label}
                      </span>
                    </div>
                  ))}
                </div>
                <div className={visuallyHidden}>
                  <table>
                    <thead>
                      <tr>
                        <th scope="col">{measurement}</th>
                        <th scope="col">{valueText}</th>
                      </tr>
                    </thead>
                    <tbody>
                      {bars.map(({ label, value }, i) => (
                        // oxlint-disable-next-line react/no-array-index-key -- as above
                        <tr key={i}>
                          <th scope="row">{label}</th>
                          <td>{value}</td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </div>
              </>
            )}
            {others.length > 0 && (
              <FactList
                facts={others.map(({ label, value }) => ({ name: label, value }))}
                classNames={{ list: css.others, row: css.row, name: css.name }}
              />
            )}
          </div>
        )}
      </Grid>
    </div>
  )
}
