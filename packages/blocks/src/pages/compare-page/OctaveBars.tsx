import { octaveBands } from '../../contract/octave-bands.ts'
import { percent } from '../../elements/charts/percent.ts'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import { interpolate } from '../../i18n/format.ts'
import * as css from './ComparePage.css.ts'
import type { ComparePageMessages } from './ComparePage.messages.ts'

interface OctaveBarsProps {
  /** From 125 to 4000 Hz. */
  values: readonly number[]
  measure: 'coefficient' | 'area'
  /** The end of the axis, the same for all drawings of a measure. */
  end: number
  messages: ComparePageMessages
}

const band = 1 / octaveBands.length

/** Absorption by octave band, small: bars with the bands below them, and every value as text. */
export function OctaveBars({ values, measure, end, messages }: OctaveBarsProps) {
  // As test reports print them: 0.20 of a surface, 0.2 m² of a piece.
  const digits = measure === 'coefficient' ? 2 : 1
  const value = new Intl.NumberFormat(messages.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return (
    <div className={css.octaves} data-part="compare-page-octaves">
      <p className={css.measure} data-part="compare-page-measure">
        {messages[measure]}
      </p>
      <svg className={css.drawing} data-part="compare-page-drawing" aria-hidden="true">
        <line className={css.foot} x1="0" x2="100%" y1="100%" y2="100%" />
        {values.map((height, i) => (
          <rect
            key={octaveBands[i]}
            className={css.bar}
            x={percent(band * (i + 0.15))}
            width={percent(band * 0.7)}
            y={percent(1 - Math.min(1, height / end))}
            height={percent(Math.min(1, height / end))}
          />
        ))}
      </svg>
      <ul className={css.bands} data-part="compare-page-bands">
        {octaveBands.map((hertz, i) => (
          <li key={hertz} data-part="compare-page-band">
            <span aria-hidden="true">{hertz < 1000 ? hertz : `${hertz / 1000}k`}</span>
            <span className={visuallyHidden}>
              {`${interpolate(messages.hertz, { n: hertz.toLocaleString(messages.locale) })}: ${value.format(values[i]!)}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
