import { Icon } from '../../elements/icon/Icon.tsx'
import { interpolate } from '../../i18n/format.ts'
import { addressOf, openingAddresses } from '../../roll-calculator/address.ts'
import { rollsOfWall } from '../../roll-calculator/rolls.ts'
import type { Wall } from '../../roll-calculator/walls.ts'
import { label } from './Calculator.css.ts'
import type { WallTexts } from './WallDrawing.tsx'
import * as css from './WallList.css.ts'

interface WallListProps extends WallTexts {
  walls: readonly Wall[]
  isFull: boolean
}

/**
 * The walls, each a button that selects it and, where there are more, one that removes it.
 * @requirement CALC-04, CALC-12
 */
export function WallList({ walls, number, counted, messages, isFull }: WallListProps) {
  const [{ unit }] = walls as [Wall]
  const formatSize = ({ width, height }: Wall) =>
    interpolate(messages.size, { width: number(width), height: number(height), unit })
  const formatName = (place: number) => interpolate(messages.wall, { n: place + 1 })
  const formatStrips = (wall: Wall) => counted(messages.strips, rollsOfWall(wall).strips)
  return (
    <fieldset data-part="calculator-room">
      <legend className={label} data-part="calculator-label">
        {messages.walls}
      </legend>
      {/* State of the walls, for a form sent without JavaScript. */}
      <input data-part="calculator-state" type="hidden" name="unit" value={unit} />
      <input data-part="calculator-state" type="hidden" name="active" value={walls.findIndex(({ active }) => active) + 1} />
      {walls.map(({ id, width, height }) => (
        <input key={id} data-part="calculator-state" type="hidden" name="wall" value={addressOf({ width, height })} />
      ))}
      {openingAddresses(walls).map((opening, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- openings have no identity
        <input key={i} data-part="calculator-state" type="hidden" name="opening" value={opening} />
      ))}
      <ul className={css.walls} data-part="calculator-walls" tabIndex={-1}>
        {walls.map((wall, i) => (
          <li key={wall.id} className={css.wall} data-part="calculator-wall">
            <button
              className={css.select}
              data-part="calculator-select"
              name="do"
              value={`select-${wall.id}`}
              aria-pressed={wall.active}
              type="submit"
            >
              <span key={formatName(i)}>{formatName(i)}</span>{' '}
              <span key={formatSize(wall)} className={css.measures} data-part="calculator-measures" translate="no">
                {formatSize(wall)}
              </span>{' '}
              <span key={formatStrips(wall)}>{formatStrips(wall)}</span>
            </button>
            {walls.length > 1 && (
              <button
                className={css.remove}
                data-part="calculator-remove"
                name="do"
                value={`remove-${wall.id}`}
                aria-label={interpolate(messages.remove, { n: i + 1 })}
                type="submit"
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {!isFull && (
        <button className={css.add} data-part="calculator-add" name="do" value="add" type="submit">
          <Icon name="plus" />
          <span>{messages.add}</span>
        </button>
      )}
    </fieldset>
  )
}
