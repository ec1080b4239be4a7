'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { octaveBands } from '../../contract/octave-bands.ts'
import { Button } from '../../elements/Button.tsx'
import { DecayChart } from '../../elements/charts/DecayChart.tsx'
import { cx } from '../../elements/cx.ts'
import { surfaceClass } from '../../elements/surface.css.ts'
import { surfaceStyle } from '../../elements/surface.ts'
import { interpolate } from '../../i18n/format.ts'
import * as css from './RoomCalculator.css.ts'
import type { RoomCalculatorMessages } from './RoomCalculator.messages.ts'
import {
  bounds,
  coveredArea,
  midFrequencyTime,
  places,
  readRoom,
  reverberationTimes,
  uses,
  verdictOf,
  type Asked,
  type Octaves,
  type Use,
} from './room.ts'

interface CalculationProps {
  absorbers: readonly { id: string; name: string; href: string; values: Octaves }[]
  /** Name of the block in the page: where the answer of the server is shown. */
  anchor: string | undefined
  query: Asked | undefined
  messages: RoomCalculatorMessages
}

const nothing: Asked = {}

/** The form and its result. */
export function Calculation({ absorbers, anchor, query = nothing, messages }: CalculationProps) {
  const form = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState(query)
  const follow = () => setAsked(Object.fromEntries(new FormData(form.current!)) as Asked)
  // What was entered before the script ran, or restored by the browser.
  useEffect(follow, [])
  const ids = absorbers.map(({ id }) => id)
  const [first] = useState(() => readRoom(query, ids))
  const room = readRoom(asked, ids)
  const absorber = absorbers.find(({ id }) => id === room.absorber)
  const field = (label: string, control: ReactNode) => (
    <label className={css.field} data-part="room-calculator-field">
      <span className={css.label} data-part="room-calculator-label">
        {label}
      </span>
      {control}
    </label>
  )
  const measure = (name: 'length' | 'width' | 'height') => {
    const { min, max, step } = bounds[name]
    return field(
      `${messages[name]}, ${messages.metres}`,
      <input
        className={css.input}
        data-part="room-calculator-input"
        type="number"
        inputMode="decimal"
        name={name}
        defaultValue={first[name]}
        {...{ min, max, step }}
        required
      />,
    )
  }
  const select = (name: string, label: string, chosen: string | undefined, options: readonly (readonly [string, string])[]) =>
    field(
      label,
      <select className={css.input} data-part="room-calculator-input" name={name} defaultValue={chosen}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>,
    )
  const surface = (name: 'walls' | 'floor' | 'ceiling') =>
    select(
      name,
      messages[name],
      first[name],
      places[name].map((value) => [value, messages[value]] as const),
    )
  return (
    <div className={css.parts} data-part="room-calculator-body">
      <form ref={form} className={css.form} data-part="room-calculator-form" action={anchor && `#${anchor}`} onInput={follow}>
        <fieldset className={cx(css.group, css.sizes)} data-part="room-calculator-group">
          <legend className={css.legend} data-part="room-calculator-legend">
            {messages.size}
          </legend>
          {measure('length')}
          {measure('width')}
          {measure('height')}
        </fieldset>
        <fieldset className={css.group} data-part="room-calculator-group">
          <legend className={css.legend} data-part="room-calculator-legend">
            {messages.room}
          </legend>
          {surface('walls')}
          {surface('floor')}
          {surface('ceiling')}
        </fieldset>
        <div className={cx(css.group, css.pair)} data-part="room-calculator-group">
          {select(
            'use',
            messages.use,
            first.use,
            (Object.keys(uses) as Use[]).map((use) => [use, messages[use]] as const),
          )}
          {absorbers.length > 0 &&
            select(
              'absorber',
              messages.absorber,
              first.absorber,
              absorbers.map(({ id, name }) => [id, name] as const),
            )}
        </div>
        {absorbers.length > 0 && (
          <label className={css.field} data-part="room-calculator-field">
            <span className={css.label} data-part="room-calculator-label">
              {messages.cover}: {interpolate(messages.percent, { n: room.cover })}
            </span>
            <input
              className={css.slider}
              data-part="room-calculator-slider"
              type="range"
              name="cover"
              min={bounds.cover.min}
              max={bounds.cover.max}
              step={bounds.cover.step}
              defaultValue={first.cover}
            />
          </label>
        )}
        <div data-part="room-calculator-submit">
          <Button type="submit" variant="inverse">
            {messages.submit}
          </Button>
        </div>
      </form>
      <Result room={room} absorber={room.cover > 0 ? absorber : undefined} messages={messages} />
    </div>
  )
}

interface ResultProps {
  room: ReturnType<typeof readRoom>
  absorber: CalculationProps['absorbers'][number] | undefined
  messages: RoomCalculatorMessages
}

function Result({ room, absorber, messages }: ResultProps) {
  const bare = reverberationTimes(room)
  const times = absorber ? reverberationTimes(room, absorber.values) : bare
  const [seconds, target] = [midFrequencyTime(times), uses[room.use]]
  const one = new Intl.NumberFormat(messages.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const number = new Intl.NumberFormat(messages.locale)
  const bareTime = midFrequencyTime(bare)
  const covered = absorber && interpolate(messages.covered, { n: one.format(coveredArea(room)), name: absorber.name })
  const verdict = messages[verdictOf(seconds, target)]
  const words = [
    absorber && interpolate(messages.without, { bare: one.format(bareTime) }),
    interpolate(verdict, { target: one.format(target) }),
  ]
  return (
    <div
      className={cx(surfaceClass, css.result)}
      data-part="room-calculator-result"
      data-tone="inverted"
      style={surfaceStyle(undefined, 'inverse')}
    >
      <output className={css.output} data-part="room-calculator-output">
        <span className={css.figure} data-part="room-calculator-figure">
          <span className={css.seconds} data-part="room-calculator-seconds">
            {one.format(seconds)}
          </span>{' '}
          {messages.unit}
        </span>{' '}
        <span className={css.words} data-part="room-calculator-words">
          {words.filter(Boolean).join(' ')}
        </span>
      </output>
      <DecayChart
        decays={[{ name: covered ?? messages.bare, seconds }, ...(absorber ? [{ name: messages.bare, seconds: bareTime }] : [])]}
        target={target}
        messages={messages}
      />
      <details className={css.details} data-part="room-calculator-details">
        <summary className={css.summary} data-part="room-calculator-summary">
          {messages.octaves}
        </summary>
        <table className={css.table} data-part="room-calculator-table">
          <thead>
            <tr>
              <th scope="col">{messages.band}</th>
              <th scope="col">{messages.bare}</th>
              {covered && <th scope="col">{covered}</th>}
            </tr>
          </thead>
          <tbody>
            {octaveBands.map((hertz, i) => (
              <tr key={hertz}>
                <th scope="row">{interpolate(messages.hertz, { n: number.format(hertz) })}</th>
                <td>{interpolate(messages.seconds, { n: one.format(bare[i]!) })}</td>
                {covered && <td>{interpolate(messages.seconds, { n: one.format(times[i]!) })}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className={css.note} data-part="room-calculator-note">
        {messages.note}
      </p>
      {absorber && (
        <p data-part="room-calculator-more">
          <a className={css.more} data-part="room-calculator-link" href={absorber.href}>
            {interpolate(messages.more, { name: absorber.name })}
          </a>
        </p>
      )}
    </div>
  )
}
