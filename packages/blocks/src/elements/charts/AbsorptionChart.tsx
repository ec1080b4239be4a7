import { octaveBands } from '../../contract/octave-bands.ts'
import { interpolate } from '../../i18n/format.ts'
import { cx } from '../styles/cx.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import * as css from './Charts.css.ts'
import { en, type ChartsMessages } from './Charts.messages.ts'
import { axisEnd, percent } from './percent.ts'

/** Name of an absorber, and its absorption in each octave band from 125 to 4000 Hz. */
export interface Absorption {
  /** Name of the absorber. */
  name: string
  /** One value for each band. */
  values: readonly number[]
}

export interface AbsorptionChartProps extends RootProps {
  /** At most three are drawn, the first one strongest; one without a value for every band is left out. */
  absorbers: readonly Absorption[]
  /** `coefficient`: the share of the sound that a surface keeps. `area`: square metres of a piece. Default `coefficient`. */
  measure?: 'coefficient' | 'area' | undefined
  /** Texts that replace the English ones. */
  messages?: Partial<ChartsMessages> | undefined
}

/**
 * Absorption by octave band. Several absorbers: bars, and a table beside them with the same values. One: strips that carry their values,
 * and the table for those who listen, or ask for it. Nothing without values.
 */
export function AbsorptionChart({ absorbers, measure = 'coefficient', ...rest }: AbsorptionChartProps) {
  const messages = { ...en, ...rest.messages }
  const drawn = absorbers.filter(({ values }) => values.length === octaveBands.length).slice(0, 3)
  if (!drawn.length) return null
  const maxValue = Math.max(...drawn.flatMap(({ values }) => values))
  const end = measure === 'coefficient' ? Math.max(1, axisEnd(maxValue)) : axisEnd(maxValue)
  const number = new Intl.NumberFormat(messages.locale, { maximumFractionDigits: 2 })
  const value = new Intl.NumberFormat(messages.locale, {
    minimumFractionDigits: measure === 'coefficient' ? 2 : 1,
    maximumFractionDigits: measure === 'coefficient' ? 2 : 1,
  })
  // A band is a sixth of the width, with space on both sides of its bars.
  const band = 1 / octaveBands.length
  const bar = (band * 0.72) / drawn.length
  const only = drawn.length === 1 ? drawn[0] : undefined
  return (
    <div {...rootProps(rest, cx(css.absorption, !only && css.beside))} data-part="absorption-chart">
      {only && (
        <p className={css.caption} data-part="absorption-chart-measure" aria-hidden="true">
          {messages[measure]}
        </p>
      )}
      <svg className={css.drawing} data-part="absorption-chart-drawing" aria-hidden="true">
        <svg className={css.plot} width="100%" height="88%">
          {!only &&
            [0, 0.25, 0.5, 0.75].map((share) => (
              <line key={share} className={css.line} x1="0" x2="100%" y1={percent(share)} y2={percent(share)} />
            ))}
          <line className={css.foot} x1="0" x2="100%" y1="100%" y2="100%" />
          {drawn.map(({ name, values }, series) => (
            <g key={name} className={only ? css.strips : css.series[series]}>
              {values.map((height, i) => (
                <rect
                  key={octaveBands[i]}
                  data-best={(only && height === maxValue) || undefined}
                  x={percent(band * (i + 0.14) + bar * series)}
                  width={percent(bar)}
                  y={percent(1 - Math.max(0, height) / end)}
                  height={percent(Math.max(0, height) / end)}
                />
              ))}
            </g>
          ))}
          {only?.values.map((height, i) => (
            <text
              key={octaveBands[i]}
              className={css.amount}
              x={percent(band * (i + 0.5))}
              y={percent(1 - Math.max(0, height) / end)}
              dy="-0.5em"
              textAnchor="middle"
            >
              {value.format(height)}
            </text>
          ))}
        </svg>
        {!only && (
          <text className={css.mark} x="0" y="0" dy="1em">
            {number.format(end)}
          </text>
        )}
        {octaveBands.map((hertz, i) => (
          <text key={hertz} className={css.mark} x={percent(band * (i + 0.5))} y="100%" dy="-0.2em" textAnchor="middle">
            {only && i === 0 ? interpolate(messages.hertz, { n: number.format(hertz) }) : number.format(hertz)}
          </text>
        ))}
      </svg>
      {only && (
        <details className={css.switcher} data-part="absorption-chart-switch">
          <summary className={css.summary} data-part="absorption-chart-summary">
            {messages.table}
          </summary>
        </details>
      )}
      <table className={css.table} data-part="absorption-chart-table">
        <caption className={css.caption} data-part="absorption-chart-caption">
          {messages[measure]}
        </caption>
        <thead>
          <tr>
            <th scope="col">{messages.band}</th>
            {drawn.map(({ name }, series) => (
              <th key={name} scope="col">
                <Key series={series} part="absorption-chart-key" /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {octaveBands.map((hertz, i) => (
            <tr key={hertz}>
              <th scope="row">{interpolate(messages.hertz, { n: number.format(hertz) })}</th>
              {drawn.map(({ name, values }) => (
                <td key={name}>{value.format(values[i]!)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The look of a series, before its name. */
export const Key = ({ series, part }: { series: number; part: string }) => (
  <svg className={cx(css.key, css.series[series])} data-part={part} aria-hidden="true">
    <rect width="100%" height="100%" />
  </svg>
)
