import { interpolate } from '../../i18n/format.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import { Key } from './AbsorptionChart.tsx'
import * as css from './Charts.css.ts'
import { en, type ChartsMessages } from './Charts.messages.ts'
import { decayBars, evenly } from './decay-bars.ts'
import { axisEnd, percent } from './percent.ts'

export interface DecayChartProps extends RootProps {
  /** At most three rooms, each with the seconds until a sound has fallen by 60 decibels; `undefined` keeps a place for `drawDecays`. */
  decays: readonly { name: string; seconds: number | undefined }[]
  /** The recommended seconds, drawn as a line. Default: none. */
  target?: number | undefined
  /** Texts that replace the English ones. */
  messages?: Partial<ChartsMessages> | undefined
}

/** A clap that falls silent: loudness over time, as strips that shorten, and its seconds in words below. Nothing without a decay. */
export function DecayChart({ decays, target, ...rest }: DecayChartProps) {
  const messages = { ...en, ...rest.messages }
  const drawn = decays.filter(({ seconds }) => seconds === undefined || (seconds > 0 && Number.isFinite(seconds))).slice(0, 3)
  const measuredTimes = drawn.flatMap(({ seconds }) => seconds ?? [])
  if (!measuredTimes.length) return null
  const end = axisEnd(Math.max(...measuredTimes, target ?? 0))
  const number = new Intl.NumberFormat(messages.locale, { maximumFractionDigits: 2 })
  const time = new Intl.NumberFormat(messages.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const inSeconds = (n: string) => interpolate(messages.seconds, { n })
  return (
    <div {...rootProps(rest)} data-part="decay-chart">
      <svg className={css.drawing} data-part="decay-chart-drawing" aria-hidden="true">
        <svg className={css.plot} width="100%" height="88%">
          {/* The longest first, so that the shorter ones stand before it. */}
          {drawn
            .map(({ seconds = Number.POSITIVE_INFINITY }, series) => ({ seconds, series }))
            .toSorted((a, b) => b.seconds - a.seconds)
            .map(({ seconds, series }) => (
              <g key={series} className={css.series[series]} data-series={series}>
                {seconds < Number.POSITIVE_INFINITY &&
                  decayBars(evenly(seconds), end).map((bar) => <rect key={bar.x} {...bar} />)}
              </g>
            ))}
          {target !== undefined && (
            <>
              <line className={css.halo} x1={percent(target / end)} x2={percent(target / end)} y1="0" y2="100%" />
              <line className={css.target} x1={percent(target / end)} x2={percent(target / end)} y1="0" y2="100%" />
            </>
          )}
          <line className={css.foot} x1="0" x2="100%" y1="100%" y2="100%" />
        </svg>
        {[0, 0.5, 1].map((share) => (
          <text
            key={end * share}
            className={css.mark}
            x={percent(share)}
            y="100%"
            dy="-0.2em"
            textAnchor={share === 0 ? 'start' : share === 1 ? 'end' : 'middle'}
          >
            {inSeconds(number.format(end * share))}
          </text>
        ))}
      </svg>
      <dl className={css.legend} data-part="decay-chart-legend">
        {drawn.map(({ name, seconds }, series) => (
          <div key={name} className={css.entry} data-part="decay-chart-entry" hidden={seconds === undefined}>
            <dt data-part="decay-chart-name">
              <Key series={series} part="decay-chart-key" /> {name}
            </dt>
            <dd key={seconds} className={css.value} data-part="decay-chart-value">
              {seconds !== undefined && inSeconds(time.format(seconds))}
            </dd>
          </div>
        ))}
        {target !== undefined && (
          <div className={css.entry} data-part="decay-chart-entry">
            <dt data-part="decay-chart-name">
              <svg className={css.key} data-part="decay-chart-key" aria-hidden="true">
                <line className={css.target} x1="50%" x2="50%" y1="0" y2="100%" />
              </svg>{' '}
              {messages.target}
            </dt>
            <dd key={target} className={css.value} data-part="decay-chart-value">
              {inSeconds(time.format(target))}
            </dd>
          </div>
        )}
      </dl>
    </div>
  )
}
