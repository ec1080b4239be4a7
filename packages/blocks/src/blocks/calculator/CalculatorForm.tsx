'use client'

import { useEffect, useId, useMemo, useRef, useState, type FormEvent } from 'react'
import type { OptionsOf } from '../../contract/contract.ts'
import { Button } from '../../elements/button/Button.tsx'
import { Icon } from '../../elements/icon/Icon.tsx'
import { emitBlockEvent } from '../../events.ts'
import type { CalculatorFields } from '../../generated/props.ts'
import { interpolate, plural, type PluralMessage } from '../../i18n/format.ts'
import { applyAction, maxWalls, readAddress, withAddress, writeAddress } from '../../roll-calculator/address.ts'
import { boundsOf, defaultLimits, sizeProblem, minSize, typedNumber } from '../../roll-calculator/limits.ts'
import { defaultSafetyMargin, rollSize, rollsOfWall, rollsOfWalls } from '../../roll-calculator/rolls.ts'
import { units } from '../../roll-calculator/units.ts'
import { activeWall, resizeWall } from '../../roll-calculator/walls.ts'
import type { calculator } from './Calculator.contract.ts'
import * as css from './Calculator.css.ts'
import type { CalculatorMessages } from './Calculator.messages.ts'
import { chosenIn, Finishes, findLargestSrc, type Finish } from './Finishes.tsx'
import { Measure } from './Measure.tsx'
import { Openings } from './Openings.tsx'
import { Results } from './Results.tsx'
import { WallDrawing, type NumberText } from './WallDrawing.tsx'
import { WallList } from './WallList.tsx'

const sides = ['width', 'height'] as const
const addressDelay = 300

/** Selector of the element that gets the focus after each button that adds or removes. */
const afterwards: Record<string, string> = {
  add: 'input',
  remove: '[data-part="calculator-walls"]',
  open: '[data-part="calculator-opening"]:last-of-type input',
  close: '[data-part="calculator-openings"]',
}

type Typed = Record<(typeof sides)[number], string>
const parseSize = ({ width, height }: Typed) => ({ width: typedNumber(width), height: typedNumber(height) })

type CalculatorFormProps = Omit<CalculatorFields, 'title' | 'text' | 'id'> &
  Omit<OptionsOf<typeof calculator>, 'headingLevel'> & { messages: CalculatorMessages }

/** The form, what it works out, and the drawing of the active wall. */
export function CalculatorForm({
  finishes,
  unit,
  safetyMargin,
  wholeStrips,
  queryText,
  messages,
  ...props
}: CalculatorFormProps) {
  const id = `calculator${useId()}`
  const form = useRef<HTMLFormElement>(null)
  const focus = useRef<string>(undefined)
  const limits = { width: props.maxWidth ?? defaultLimits.width, height: props.maxHeight ?? defaultLimits.height }
  const margin = safetyMargin !== undefined && safetyMargin >= 0 ? safetyMargin / 100 : defaultSafetyMargin

  const [start] = useState(() => readAddress(queryText ?? '', unit, limits))
  const [walls, setWalls] = useState(start.walls)
  const [typed, setTyped] = useState(start.typed)
  const [finish, setFinish] = useState<Finish | undefined>(() => {
    const chosen = finishes?.find((one) => one.id === start.finish)
    if (finishes) return chosen && { id: chosen.id, name: chosen.name, picture: findLargestSrc(chosen.image) }
    // Hydrated: what the server has chosen.
    return typeof document === 'undefined' ? undefined : chosenIn(document.getElementById(id), '[checked]')
  })

  // Made once: there are many numbers with each key.
  const [formatInput, formatNumber] = useMemo(
    () =>
      [0, 2].map((digits) => {
        const options = { minimumFractionDigits: digits, maximumFractionDigits: 2, useGrouping: digits > 0 }
        // Formats with Latin digits, the only ones that the fields accept.
        return new Intl.NumberFormat(messages.locale, { ...options, numberingSystem: 'latn' }).format
      }) as [NumberText, NumberText],
    [messages.locale],
  )
  const wall = activeWall(walls)
  const texts = typed ?? { width: formatInput(wall.width), height: formatInput(wall.height) }
  const typedSize = parseSize(texts)
  const problem = typed && sizeProblem(typedSize.width, typedSize.height, wall.unit, limits)
  const isWrong = (side: 'width' | 'height') =>
    !!problem && ('limit' in problem ? problem.kind === side : !(typedSize[side] >= minSize))

  function type(next: Typed) {
    const size = parseSize(next)
    // The text stays as it is typed; an invalid size leaves the wall as it was. @requirement CALC-10
    setTyped(next)
    if (!sizeProblem(size.width, size.height, wall.unit, limits)) setWalls((before) => resizeWall(before, size))
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    const action = button?.value
    if (!action) return
    try {
      setWalls(applyAction(walls, action, limits))
      setTyped(undefined)
      focus.current = afterwards[action.replace(/-.*/, '')]
    } catch (error) {
      // @requirement CALC-30
      console.error(error)
    }
  }

  // Moves the focus: the pressed button disappears, or a new wall or opening needs a size. After a press before the first effects
  // the target is not rendered yet, so the focus waits.
  useEffect(() => {
    const next = focus.current && form.current!.querySelector<HTMLElement>(focus.current)
    if (!next) return
    next.focus()
    focus.current = undefined
  }, [walls])

  // Takes over values typed or chosen before hydration, or restored by the browser.
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
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', withAddress(location.href, address))
      const { amount } = rollsOfWalls(walls, { safetyMargin: margin, wholeStrips })
      emitBlockEvent(form.current!, { type: 'calculator-change', walls: walls.length, rolls: amount, finish: finish?.id })
    }, addressDelay)
    return () => clearTimeout(timer)
  }, [address, walls, finish, margin, wholeStrips])

  const roll = rollSize[wall.unit]
  const { strips, stripsPerRoll, offcut, saved } = rollsOfWall(wall, { wholeStrips })
  const counted = (message: PluralMessage, n: number, values = {}) =>
    interpolate(plural(message, n, messages.locale), { n, ...values })
  const cutText = interpolate(Number.parseFloat(offcut.toFixed(2)) ? messages.cut : messages.uncut, {
    strips: counted(messages.strips, strips),
    width: formatNumber(roll.width),
    unit: wall.unit,
    offcut: formatNumber(offcut),
    perRoll: formatInput(stripsPerRoll),
  })
  const problemText =
    problem &&
    ('limit' in problem
      ? interpolate(problem.kind === 'width' ? messages.maxWidth : messages.maxHeight, { limit: formatInput(problem.limit) })
      : messages[problem.kind])

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
      {/* The default button: Enter in a field presses the first button of a form. */}
      <button data-part="calculator-default" type="submit" hidden>
        {messages.calculate}
      </button>
      <div className={css.stage} data-part="calculator-stage">
        <WallDrawing wall={wall} picture={finish?.picture} number={formatNumber} counted={counted} messages={messages} />
        <p key={cutText} className={css.note} data-part="calculator-cut">
          {cutText}
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
              <Measure
                key={side}
                id={`${id}${side}`}
                label={messages[side]}
                unit={wall.unit}
                name={side}
                value={texts[side]}
                aria-invalid={isWrong(side)}
                aria-describedby={problem && `${id}problem`}
                onChange={({ target }) => type({ ...texts, [side]: target.value })}
                bounds={boundsOf(side, wall.unit, limits)}
                onStep={(length) => type({ ...texts, [side]: formatInput(length) })}
              />
            ))}
          </div>
          <p id={`${id}problem`} className={css.problem} data-part="calculator-problem" role="alert">
            {problemText && (
              <>
                <Icon name="warning" /> <span key={problemText}>{problemText}</span>
              </>
            )}
          </p>
        </div>
        <Openings
          id={id}
          wall={wall}
          formatInput={formatInput}
          saved={saved}
          number={formatNumber}
          counted={counted}
          messages={messages}
          onChange={(openings) => setWalls((before) => resizeWall(before, { openings }))}
        />
        <WallList walls={walls} number={formatNumber} counted={counted} messages={messages} isFull={walls.length >= maxWalls} />
        <Finishes finishes={finishes} chosen={start.finish} messages={messages} />
        <noscript>
          <Button type="submit">{messages.calculate}</Button>
        </noscript>
      </div>
      <Results
        walls={walls}
        finish={finish}
        quoteHref={props.quoteHref}
        margin={margin}
        wholeStrips={wholeStrips}
        htmlFor={sides.map((side) => id + side).join(' ')}
        number={formatNumber}
        counted={counted}
        messages={messages}
      />
    </form>
  )
}
