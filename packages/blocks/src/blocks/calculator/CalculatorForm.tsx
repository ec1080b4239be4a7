'use client'

import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import type { OptionsOf } from '../../contract/contract.ts'
import { Button } from '../../elements/Button.tsx'
import { cx } from '../../elements/cx.ts'
import { Icon } from '../../elements/Icon.tsx'
import { surfaceClass } from '../../elements/surface.css.ts'
import { surfaceStyle } from '../../elements/surface.ts'
import { Tooltip } from '../../elements/tooltip/Tooltip.tsx'
import type { CalculatorFields } from '../../generated/props.ts'
import { interpolate, plural, type PluralMessage } from '../../i18n/format.ts'
import { act, maxWalls, readAddress, withAddress, writeAddress } from '../../roll-calculator/address.ts'
import { defaultLimits, sizeProblem, stepped, typedNumber } from '../../roll-calculator/limits.ts'
import { quoteAddress } from '../../roll-calculator/quote.ts'
import { defaultSafetyMargin, rollSize, rollsOfWall, rollsOfWalls } from '../../roll-calculator/rolls.ts'
import { units } from '../../roll-calculator/units.ts'
import { activeWall, resizeWall } from '../../roll-calculator/walls.ts'
import type { calculator } from './Calculator.contract.ts'
import * as css from './Calculator.css.ts'
import type { CalculatorMessages } from './Calculator.messages.ts'
import { chosenIn, Finishes, pictureOf, type Finish } from './Finishes.tsx'
import { WallDrawing } from './WallDrawing.tsx'
import { WallList } from './WallList.tsx'

const sides = ['width', 'height'] as const
const addressDelay = 300

type CalculatorFormProps = Omit<CalculatorFields, 'title' | 'text' | 'id'> &
  Omit<OptionsOf<typeof calculator>, 'headingLevel'> & { messages: CalculatorMessages }

/** The form, what it works out, and the drawing of the active wall. */
export function CalculatorForm({ finishes, unit, safetyMargin, wholeStrips, search, messages, ...props }: CalculatorFormProps) {
  const { quoteHref = '' } = props
  const id = `calculator${useId()}`
  const form = useRef<HTMLFormElement>(null)
  const limits = { width: props.maxWidth ?? defaultLimits.width, height: props.maxHeight ?? defaultLimits.height }
  const margin = safetyMargin === undefined ? defaultSafetyMargin : safetyMargin / 100

  const [start] = useState(() => readAddress(search ?? '', unit, limits))
  const [walls, setWalls] = useState(start.walls)
  const [typed, setTyped] = useState(start.typed)
  const [finish, setFinish] = useState<Finish | undefined>(() => {
    const chosen = finishes?.find((one) => one.id === start.finish)
    if (finishes) return chosen && { id: chosen.id, name: chosen.name, picture: pictureOf(chosen.image) }
    // Hydrated: what the server has chosen.
    return typeof document === 'undefined' ? undefined : chosenIn(document.getElementById(id), '[checked]')
  })

  const number = (digits: number, value: number) =>
    new Intl.NumberFormat(messages.locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: 2,
      useGrouping: digits > 0,
      // What is typed has these digits.
      numberingSystem: 'latn',
    }).format(value)
  const wall = activeWall(walls)
  const texts = typed ?? { width: number(0, wall.width), height: number(0, wall.height) }
  const typedSize = { width: typedNumber(texts.width), height: typedNumber(texts.height) }
  const problem = typed && sizeProblem(typedSize.width, typedSize.height, wall.unit, limits)
  const isWrong = (side: 'width' | 'height') =>
    !!problem && ('limit' in problem ? problem.kind === side : !(typedSize[side] >= 0.01))

  function type(next: { width: string; height: string }) {
    const size = { width: typedNumber(next.width), height: typedNumber(next.height) }
    // The text stays as it is typed; an invalid size leaves the wall as it was (CALC-10).
    setTyped(next)
    if (!sizeProblem(size.width, size.height, wall.unit, limits)) setWalls(resizeWall(walls, size))
  }

  function step(event: KeyboardEvent<HTMLInputElement>, side: 'width' | 'height') {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!steps) return
    event.preventDefault()
    type({ ...texts, [side]: number(0, stepped(typedSize[side], steps, side, wall.unit, limits)) })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    const action = button?.value
    if (!action) return
    try {
      setWalls(act(walls, action, limits))
      setTyped(undefined)
    } catch (error) {
      // CALC-30
      console.error(error)
    }
    // What is pressed goes away, or asks for a size.
    if (action === 'add') form.current!.querySelector('input')!.focus()
    if (action.startsWith('remove')) form.current!.querySelector<HTMLElement>('[data-part="calculator-walls"]')!.focus()
  }

  // What was typed or chosen before the code came, or restored by the browser.
  useEffect(() => {
    const [width, height] = sides.map((side) => form.current!.querySelector<HTMLInputElement>(`[name=${side}]`)!.value)
    if (width !== texts.width || height !== texts.height) type({ width: width!, height: height! })
    const choose = () => setFinish(chosenIn(form.current, ':checked'))
    choose()
    // React hears no change of what the server alone has rendered.
    const { current } = form
    current!.addEventListener('change', choose)
    return () => current!.removeEventListener('change', choose)
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])

  const address = writeAddress({ walls, finish: finish?.id })
  const first = useRef(address)
  useEffect(() => {
    if (address === first.current) return
    first.current = ''
    // Browsers refuse an address that changes with every key.
    const timer = setTimeout(() => history.replaceState(history.state, '', withAddress(location.href, address)), addressDelay)
    return () => clearTimeout(timer)
  }, [address])

  const roll = rollSize[wall.unit]
  const { strips, stripsPerRoll, offcut } = rollsOfWall(wall, { wholeStrips })
  const { total, amount } = rollsOfWalls(walls, { safetyMargin: margin, wholeStrips })
  const allStrips = walls.reduce((sum, one) => sum + rollsOfWall(one).strips, 0)
  const counted = (message: PluralMessage, n: number, values = {}) =>
    interpolate(plural(message, n, messages.locale), { n, ...values })
  const problemText =
    problem &&
    ('limit' in problem
      ? interpolate(problem.kind === 'width' ? messages.maxWidth : messages.maxHeight, { limit: number(0, problem.limit) })
      : messages[problem.kind])
  const percent = new Intl.NumberFormat(messages.locale, { style: 'percent' }).format(margin)
  const trimmed = number(2, offcut)

  return (
    <form
      ref={form}
      id={id}
      className={css.form}
      data-part="calculator-form"
      data-hydrate-trigger=""
      noValidate
      onSubmit={submit}
    >
      {/* What Enter in a field presses: the first button of a form. */}
      <button data-part="calculator-default" type="submit" hidden>
        {messages.calculate}
      </button>
      <div className={css.stage} data-part="calculator-stage">
        <WallDrawing wall={wall} picture={finish?.picture} number={number} counted={counted} messages={messages} />
        <p className={css.note} data-part="calculator-cut">
          {interpolate(Number.parseFloat(offcut.toFixed(2)) ? messages.cut : messages.uncut, {
            strips: counted(messages.strips, strips),
            width: number(2, roll.width),
            unit: wall.unit,
            offcut: trimmed,
            perRoll: number(0, stripsPerRoll),
          })}
        </p>
      </div>
      <div className={css.controls} data-part="calculator-controls">
        <fieldset className={css.group} data-part="calculator-units">
          <legend className={css.label} data-part="calculator-label">
            {messages.unit}
          </legend>
          {units.map((name) => (
            <button
              key={name}
              className={css.unit}
              data-part="calculator-unit"
              name="do"
              value={name}
              aria-pressed={wall.unit === name}
              type="submit"
            >
              {messages[name]}
            </button>
          ))}
        </fieldset>
        <div data-part="calculator-size">
          <div className={css.sides} data-part="calculator-sides">
            {sides.map((side) => (
              <div key={side} data-part="calculator-side">
                <label className={css.label} data-part="calculator-label" htmlFor={`${id}${side}`}>
                  {messages[side]}
                </label>
                <span className={css.field} data-part="calculator-field">
                  <input
                    id={`${id}${side}`}
                    className={css.input}
                    data-part="calculator-input"
                    type="text"
                    name={side}
                    inputMode="decimal"
                    autoComplete="off"
                    enterKeyHint="done"
                    maxLength={12}
                    value={texts[side]}
                    aria-invalid={isWrong(side)}
                    aria-describedby={problem && `${id}problem`}
                    onChange={({ target }) => type({ ...texts, [side]: target.value })}
                    onKeyDown={(event) => step(event, side)}
                  />
                  <span data-part="calculator-symbol">{wall.unit}</span>
                </span>
              </div>
            ))}
          </div>
          <p id={`${id}problem`} className={css.problem} data-part="calculator-problem" role="alert">
            {problemText && (
              <>
                <Icon name="warning" /> {problemText}
              </>
            )}
          </p>
        </div>
        <WallList walls={walls} number={number} counted={counted} messages={messages} isFull={walls.length >= maxWalls} />
        <Finishes finishes={finishes} chosen={start.finish} messages={messages} />
        <noscript>
          <Button type="submit">{messages.calculate}</Button>
        </noscript>
      </div>
      <div className={css.results} data-part="calculator-results">
        <div className={cx(surfaceClass, css.result)} data-part="calculator-result" style={surfaceStyle(undefined, 'accent')}>
          <output className={css.amount} data-part="calculator-amount" htmlFor={sides.map((side) => id + side).join(' ')}>
            <span className={css.number} data-part="calculator-number" data-long={amount > 99 || undefined}>
              {amount}
            </span>{' '}
            {plural(messages.rolls, amount, messages.locale)}
          </output>
          <div className={css.sum} data-part="calculator-facts">
            <p data-part="calculator-sum">
              {interpolate(messages.sum, {
                strips: counted(messages.strips, allStrips),
                walls: counted(messages.onWalls, walls.length),
                total: number(2, total),
              })}
            </p>
            <Tooltip messages={messages}>{margin ? interpolate(messages.margin, { percent }) : messages.noMargin}</Tooltip>
          </div>
        </div>
        {finish && (
          <div
            className={cx(surfaceClass, css.quote)}
            data-part="calculator-quote"
            data-tone="inverted"
            style={surfaceStyle(undefined, 'inverse')}
          >
            <p data-part="calculator-offer">
              <strong className={css.order} data-part="calculator-order">
                {counted(messages.order, amount, { finish: finish.name })}
              </strong>{' '}
              {messages.quoteText}
            </p>
            <Button href={quoteAddress(quoteHref, finish.name, amount)}>{messages.quote}</Button>
          </div>
        )}
      </div>
    </form>
  )
}
