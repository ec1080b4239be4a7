import { useEffect, useRef } from 'react'
import { cx } from '../../elements/styles/cx.ts'
import { Icon } from '../../elements/icon/Icon.tsx'
import { interpolate } from '../../i18n/format.ts'
import { openingField, typedOpenings } from '../../roll-calculator/address.ts'
import { boundsOf } from '../../roll-calculator/limits.ts'
import { fitsOpening, maxOpenings, openingsIn, openingSides, type Opening } from '../../roll-calculator/openings.ts'
import type { Wall } from '../../roll-calculator/walls.ts'
import * as css from './Calculator.css.ts'
import { Measure } from './Measure.tsx'
import type { NumberText, WallTexts } from './WallDrawing.tsx'
import * as list from './WallList.css.ts'

interface OpeningsProps extends WallTexts {
  id: string
  wall: Wall
  /** A number as it is typed. */
  formatInput: NumberText
  /** Rolls that the openings save. */
  saved: number
  onChange: (openings: Opening[]) => void
}

/**
 * Doors and windows of the active wall: their fields, what is wrong with them, and what they save.
 * @requirement CALC-31, CALC-32, CALC-35
 */
export function Openings({ id, wall, formatInput, number, saved, messages, onChange }: OpeningsProps) {
  const root = useRef<HTMLFieldSetElement>(null)
  const openings = wall.openings ?? []
  const wrong = openings.map((opening) => fitsOpening(opening, wall)).map(({ across, upright }) => [!across, !upright] as const)
  const first = wrong.findIndex((one) => one.includes(true))
  const savedText = saved < 0.005 ? messages.unsaved : interpolate(messages.saved, { rolls: number(saved) })
  const read = () => onChange(typedOpenings(new FormData(root.current!.form!), openings))

  // Takes over values typed before hydration, or restored by the browser.
  useEffect(() => {
    if ([...root.current!.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue)) read()
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])

  return (
    <fieldset ref={root} data-part="calculator-openings" tabIndex={-1}>
      <legend className={css.label} data-part="calculator-label">
        {messages.openings}
      </legend>
      {openings.map((opening, i) => {
        const name = interpolate(messages.opening, { n: i + 1 })
        return (
          <fieldset
            // The fields keep what is typed: with others, or in another unit, they are made anew.
            // oxlint-disable-next-line react/no-array-index-key -- openings have no identity
            key={`${wall.id}${wall.unit}${openings.length}${i}`}
            aria-label={name}
            data-part="calculator-opening"
          >
            <div className={cx(list.wall, css.head)} data-part="calculator-opening-head">
              <span className={list.measures} data-part="calculator-opening-name">
                {name}
              </span>
              <button
                className={list.remove}
                data-part="calculator-remove"
                name="do"
                value={`close-${i + 1}`}
                aria-label={interpolate(messages.removeOpening, { n: i + 1 })}
                type="submit"
              >
                <Icon name="close" />
              </button>
            </div>
            <div className={css.sides} data-part="calculator-sides">
              {openingSides.map((side, n) => (
                <Measure
                  key={side}
                  id={`${id}${i}${side}`}
                  label={messages[`opening_${side}`]}
                  unit={wall.unit}
                  name={openingField(side)}
                  defaultValue={Number.isNaN(opening[side]) ? '' : formatInput(opening[side])}
                  aria-invalid={wrong[i]![n % 2]!}
                  aria-describedby={first === i ? `${id}outside` : undefined}
                  onChange={read}
                  bounds={boundsOf(n % 2 ? 'height' : 'width', wall.unit, undefined, n > 1 ? 0 : undefined)}
                  onStep={(length, input) => {
                    input.value = formatInput(length)
                    read()
                  }}
                />
              ))}
            </div>
          </fieldset>
        )
      })}
      {first >= 0 && (
        <p key={`problem${first}`} id={`${id}outside`} className={css.problem} data-part="calculator-problem" role="alert">
          <Icon name="warning" /> {interpolate(messages.outside, { n: first + 1 })}
        </p>
      )}
      {openingsIn(wall).length > 0 && (
        <p key={savedText} className={css.note} data-part="calculator-saved">
          {savedText}
        </p>
      )}
      {openings.length < maxOpenings && (
        <button className={list.add} data-part="calculator-add" name="do" value="open" type="submit">
          <Icon name="plus" />
          <span>{messages.addOpening}</span>
        </button>
      )}
    </fieldset>
  )
}
