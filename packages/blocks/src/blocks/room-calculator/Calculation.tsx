'use client'

import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../elements/button/Button.tsx'
import { split, stack } from '../../elements/charts/Charts.css.ts'
import { recommendedTimes, type RoomUse } from '../../elements/charts/verdict.ts'
import { Select } from '../../elements/select/Select.tsx'
import { emitBlockEvent } from '../../events.ts'
import { cx } from '../../elements/styles/cx.ts'
import * as css from './RoomCalculator.css.ts'
import { Result, type Absorber } from './Result.tsx'
import type { RoomCalculatorMessages } from './RoomCalculator.messages.ts'
import { bounds, places, readRoom, type RoomQuery } from './room.ts'

interface CalculationProps {
  absorbers: readonly Absorber[]
  /** Name of the block in the page: where the answer of the server is shown. */
  anchor: string | undefined
  query: RoomQuery | undefined
  messages: RoomCalculatorMessages
}

const nothing: RoomQuery = {}

const readForm = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as RoomQuery

/** Time without a change after which a room is emitted as an event, in ms. */
const eventDelay = 500

/** The form and its result. */
export function Calculation({ absorbers, anchor, query = nothing, messages }: CalculationProps) {
  const form = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState(query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const ids = absorbers.map(({ id }) => id)
  const follow = () => setAsked(readForm(form.current!))
  // Takes over values entered before the script ran, or restored by the browser.
  useEffect(follow, [])
  function onInput() {
    follow()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (!form.current) return
      const { use, absorber, cover } = readRoom(readForm(form.current), ids)
      emitBlockEvent(form.current, { type: 'room-change', use, absorber, cover })
    }, eventDelay)
  }
  const [first] = useState(() => readRoom(query, ids))
  const room = readRoom(asked, ids)
  const slider = `slider${useId()}`
  const cover = (room.cover / 100).toLocaleString(messages.locale, { style: 'percent' })
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
      <Select
        className={css.input}
        data-part="room-calculator-input"
        name={name}
        defaultValue={chosen}
        options={options.map(([value, text]) => ({ value, label: text }))}
      />,
    )
  const surface = (name: 'walls' | 'floor' | 'ceiling') =>
    select(
      name,
      messages[name],
      first[name],
      places[name].map((value) => [value, messages[value]] as const),
    )
  return (
    <div className={cx(split, css.parts)} data-part="room-calculator-body">
      <form
        ref={form}
        className={cx(stack, css.form)}
        data-part="room-calculator-form"
        action={anchor && `#${anchor}`}
        onInput={onInput}
      >
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
            (Object.keys(recommendedTimes) as RoomUse[]).map((use) => [use, messages[use]] as const),
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
          // The slider's setting is its value, not a part of its name.
          <div className={css.field} data-part="room-calculator-field">
            <span className={css.label} data-part="room-calculator-label">
              <label htmlFor={slider}>{messages.cover}</label>
              <span key={cover} aria-hidden="true" translate="no">{`: ${cover}`}</span>
            </span>
            <input
              id={slider}
              className={css.slider}
              data-part="room-calculator-slider"
              type="range"
              name="cover"
              min={bounds.cover.min}
              max={bounds.cover.max}
              step={bounds.cover.step}
              defaultValue={first.cover}
              aria-valuetext={cover}
            />
          </div>
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
