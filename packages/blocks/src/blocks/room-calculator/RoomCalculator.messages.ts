import { en as charts } from '../../elements/charts/Charts.messages.ts'

export const en = {
  ...charts,
  size: 'Size',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  metres: 'm',
  room: 'Surfaces',
  walls: 'Walls',
  floor: 'Floor',
  ceiling: 'Ceiling',
  concrete: 'Concrete',
  brick: 'Brick',
  plaster: 'Plaster',
  plasterboard: 'Plasterboard',
  glass: 'Glass',
  panelling: 'Wood panelling',
  parquet: 'Parquet',
  linoleum: 'Linoleum',
  carpet: 'Carpet',
  mineral: 'Mineral tiles',
  use: 'Used as',
  meeting: 'Meeting room',
  classroom: 'Classroom',
  office: 'Open office',
  living: 'Living room',
  restaurant: 'Restaurant',
  canteen: 'Canteen or lobby',
  studio: 'Recording studio',
  absorber: 'On the ceiling',
  cover: 'Share of the ceiling',
  submit: 'Work it out',
  /** The unit of the large figure. */
  unit: 's',
  bare: 'Bare',
  covered: '{n} m² of {name}',
  /** On what lets the room be heard. */
  hearBare: 'Hear a clap in the bare room',
  hearCovered: 'Hear it with {name}',
  /** After the large figure: how it compares. `target`, `bare`: times in seconds. */
  without: 'Bare: {bare} s.',
  long: 'Recommended: {target} s. Still too long.',
  right: 'Recommended: {target} s. That is about right.',
  short: 'Recommended: {target} s. Drier than it needs to be.',
  more: 'More about {name}',
  octaves: 'By octave band',
  note: 'By Sabine’s formula, for the empty room at 20 °C. Furniture and people shorten the time.',
}

type Texts = typeof en
export interface RoomCalculatorMessages extends Texts {}
