import type { PluralMessage } from '../../i18n/format.ts'
import { en as elements } from '../../elements/tooltip/Tooltip.messages.ts'

export const en = {
  /** Language of these texts, a BCP 47 tag: numbers are written in it. */
  locale: 'en',
  /** Names the tooltip. */
  more: elements.more,
  unit: 'Measure in',
  m: 'Meters',
  ft: 'Feet',
  width: 'Wall width',
  height: 'Wall height',
  /**
   * Errors for a size that is missing or out of range.
   * @requirement CALC-14 to CALC-17
   */
  required: 'Wall width and wall height are required',
  positive: 'Wall width and wall height should be larger than 0',
  maxHeight: 'Wall height should be smaller than or equal to {limit}',
  maxWidth: 'Wall width should be smaller than or equal to {limit}',
  walls: 'Walls',
  wall: 'Wall {n}',
  size: '{width} × {height} {unit}',
  add: 'Add a wall',
  remove: 'Remove wall {n}',
  openings: 'Doors and windows of this wall',
  opening: 'Opening {n}',
  opening_width: 'Width',
  opening_height: 'Height',
  opening_left: 'From the left',
  opening_floor: 'Above the floor',
  addOpening: 'Add a door or window',
  removeOpening: 'Remove opening {n}',
  /**
   * An opening that is not counted.
   * @requirement CALC-32
   */
  outside: 'Opening {n} is not counted: it needs a width and a height, and a place within the wall',
  /**
   * Rolls that the openings of the wall save.
   * @requirement CALC-35
   */
  saved: 'Saves {rolls} rolls before rounding.',
  unsaved: 'Saves no roll: a strip gets shorter only where an opening takes up its whole width.',
  finish: 'Finish',
  /** Sends the form where there is no JavaScript. */
  calculate: 'Work it out',
  strips: { one: '{n} strip', other: '{n} strips' } as PluralMessage,
  /** Strips that are not drawn. */
  hidden: '+ {n}',
  /** Below the drawing. */
  cut: '{strips} of {width} {unit}, the last one trimmed by {offcut} {unit}. A roll gives {perRoll} of them.',
  uncut: '{strips} of {width} {unit}, nothing to trim. A roll gives {perRoll} of them.',
  rolls: { one: 'roll', other: 'rolls' } as PluralMessage,
  /** Below the number of rolls; `walls` is `onWalls`. */
  sum: '{strips} on {walls}: {total} rolls before rounding',
  onWalls: { one: '{n} wall', other: '{n} walls' } as PluralMessage,
  /**
   * Beside it, where strips that are not joined need more rolls.
   * @requirement CALC-38
   */
  unjoined: {
    one: 'With every strip in one piece it takes {n} roll: the end of a roll is too short for another strip.',
    other: 'With every strip in one piece it takes {n} rolls: the end of a roll is too short for another strip.',
  } as PluralMessage,
  /** The tooltip, with and without a margin. */
  margin: 'Rounded up to whole rolls, with a safety margin of {percent}.',
  noMargin: 'Rounded up to whole rolls.',
  /** Subject of the quote. */
  order: { one: '{n} roll in {finish}', other: '{n} rolls in {finish}' } as PluralMessage,
  quoteText: 'Ask for the price. Nothing is ordered yet.',
  quote: 'Request quote',
}

type Texts = typeof en
export interface CalculatorMessages extends Texts {}
