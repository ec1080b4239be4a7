import { useId } from 'react'
import { cx } from '../../elements/styles/cx.ts'
import { interpolate, type MessageValues, type PluralMessage } from '../../i18n/format.ts'
import { openingsIn, type Opening } from '../../roll-calculator/openings.ts'
import { piecesOf, rollSize, rollsOfWall } from '../../roll-calculator/rolls.ts'
import { convert } from '../../roll-calculator/units.ts'
import type { Wall } from '../../roll-calculator/walls.ts'
import * as css from './WallDrawing.css.ts'
import type { CalculatorMessages } from './Calculator.messages.ts'
import { computePlan, rounded, view } from './plan.ts'

export type NumberText = (value: number) => string

/** Formatters of measures and counts, with their messages. */
export interface WallTexts {
  /** With two decimals. */
  number: NumberText
  counted: (message: PluralMessage, n: number, values?: MessageValues) => string
  messages: CalculatorMessages
}

interface WallDrawingProps extends WallTexts {
  wall: Wall
  /** Address of the finish's picture. */
  picture: string | undefined
}

/** A person, 172 units high. */
const person = 'M31 0a13 13 0 1 0 .1 0ZM12 32h38l9 52-9 2-6-28-1 38 4 76H34l-3-66-3 66H15l4-76-1-38-6 28-9-2z'

/** A pet that sits, 30 units high; its eyes are holes. */
const pet = 'M3 1l5 4h6l5-4v8c0 3-1 5-3 6 3 3 4 8 4 12h4v-7c0-2 3-2 3 0v10H4C2 22 3 18 6 15 4 14 3 12 3 9zm4 7v2h2V8zm6 0v2h2V8z'
/** One that the pet fits through. */
const isDoor = ({ floor, height, width }: Opening) => !floor && Math.min(height, width) > 0.3

/**
 * The wall from the front, to scale: its strips, with the cut-off parts hatched, and its measures. A person of 1.72 m and, in the
 * first door, a pet of 0.30 m show the scale.
 * @requirement CALC-03, CALC-39
 */
export function WallDrawing({ wall, picture, number, counted, messages }: WallDrawingProps) {
  const id = useId()
  const { strips, places } = rollsOfWall(wall)
  const metres = (length: number) => convert(length, wall.unit, 'm')
  const plan = computePlan(metres(wall.width), metres(wall.height), places, metres(rollSize[wall.unit].width))
  const { empty, left, top, floor, right, end, strip, drawn, isCut, scale } = plan
  const sides = { width: number(wall.width), height: number(wall.height), unit: wall.unit }
  const pieces = piecesOf(wall)
  const hung = Array.from({ length: drawn }, (_, place) => place).filter((place) => pieces.get(place)?.length !== 0)
  const openings = openingsIn(wall)
  const door = openings.find(isDoor)
  /** Stands on the floor; so high in metres. */
  const placed = (x: number, height: number) =>
    `translate(${rounded(x)} ${rounded(floor - height * scale)}) scale(${rounded(scale) / 100})`
  const size = ({ width, height }: { width: number; height: number }) =>
    interpolate(messages.size, { width: number(width), height: number(height), unit: wall.unit })
  const label = [
    `${size(wall)}: ${counted(messages.strips, strips)}`,
    ...openings.map(
      (opening) => `${interpolate(messages.opening, { n: wall.openings!.indexOf(opening) + 1 })}: ${size(opening)}`,
    ),
  ].join(', ')
  // Doors are below, and windows seldom reach the top.
  const numbers = rounded(openings.length ? top + 9.5 : floor - 9.5)
  const seams = hung
    .map((place) => place && `M${rounded(left + place * strip)} ${top}V${floor}`)
    .filter(Boolean)
    .join('')
  const [middle, half] = [rounded((left + right) / 2), rounded((top + floor) / 2)]
  const across = rounded(end + 12)
  return (
    <svg
      className={css.drawing}
      data-part="calculator-drawing"
      viewBox={`0 ${empty} ${view.width} ${rounded(view.height - empty)}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn, not loaded
      role="img"
      aria-label={label}
      direction="ltr"
    >
      <defs>
        <pattern id={`${id}finish`} patternUnits="userSpaceOnUse" x={left} y={top} width={strip} height={strip}>
          <rect className={css.stripFill} width={strip} height={strip} />
          {/* The middle of the picture: around it may be more than the finish. */}
          {picture && (
            <image
              href={picture}
              x={-strip}
              y={-strip}
              width={rounded(3 * strip)}
              height={rounded(3 * strip)}
              preserveAspectRatio="xMidYMid slice"
            />
          )}
        </pattern>
        <pattern id={`${id}offcut`} patternUnits="userSpaceOnUse" width="5" height="5" patternTransform="rotate(45)">
          <path className={css.hatch} d="M0 0V5" />
        </pattern>
      </defs>
      <rect x={left} y={top} width={rounded(right - left)} height={rounded(floor - top)} fill={`url(#${id}finish)`} />
      {isCut && (
        <rect
          className={css.offcut}
          x={right}
          y={top}
          width={rounded(end - right)}
          height={rounded(floor - top)}
          fill={`url(#${id}offcut)`}
        />
      )}
      <path className={css.seam} d={seams} />
      {openings.map((opening) => {
        const x = Math.min(right, left + metres(opening.left) * scale)
        const end = Math.min(right, x + metres(opening.width) * scale)
        return (
          <rect
            key={wall.openings!.indexOf(opening)}
            className={cx(css.line, css.plate)}
            data-part="calculator-hole"
            x={rounded(x)}
            y={rounded(floor - metres(opening.floor + opening.height) * scale)}
            width={rounded(end - x)}
            height={rounded(metres(opening.height) * scale)}
          />
        )
      })}
      {door && (
        <path
          className={css.person}
          data-part="calculator-pet"
          transform={placed(left + metres(door.left + door.width / 2) * scale - 0.15 * scale, 0.3)}
          d={pet}
        />
      )}
      {hung.map((place, i) => {
        const x = rounded(left + place * strip)
        const count = i + 1
        const seen = Math.min(x + strip, right) - x
        return (
          <g key={place} data-part="calculator-panel">
            {strip > 20 && seen > 14 && (
              <>
                <rect className={css.plate} x={rounded(x + 3)} y={numbers - 6.5} width="13" height="13" />
                <text key={count} className={css.count} x={rounded(x + 9.5)} y={numbers}>
                  {count}
                </text>
              </>
            )}
          </g>
        )
      })}
      {drawn < places && (
        <text key={strips - hung.length} className={css.measure} x={rounded(right + 6)} y={rounded(top - 9)} data-start="">
          {interpolate(messages.hidden, { n: strips - hung.length })}
        </text>
      )}
      <path className={css.floor} d={`M${left - 4} ${floor}H${view.width - 4}`} />
      <path className={css.line} d={`M${left} ${rounded(top - 14)}v8m0-4H${right}m0-4v8`} />
      <path className={css.line} d={`M${rounded(across - 4)} ${top}h8m-4 0V${floor}m-4 0h8`} />
      <text key={`width ${sides.width} ${wall.unit}`} className={css.measure} x={middle} y={rounded(top - 18)}>
        {`${sides.width} ${wall.unit}`}
      </text>
      <text key={`height ${sides.height} ${wall.unit}`} className={css.measure} x={rounded(across + 8)} y={half} data-start="">
        {`${sides.height} ${wall.unit}`}
      </text>
      <path className={css.person} transform={placed(view.width - 8 - 0.62 * scale, 1.72)} d={person} />
    </svg>
  )
}
