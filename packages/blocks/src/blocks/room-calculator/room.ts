import { octaveBands } from '../../contract/octave-bands.ts'
import { recommendedTimes, type RoomUse } from '../../elements/charts/verdict.ts'

/** A value for each octave band from 125 to 4000 Hz. */
export type Octaves = readonly number[]

/**
 * Absorption coefficients of usual surfaces, from the appendix of Everest and Pohlmann, Master Handbook of Acoustics. The first
 * six are smooth concrete, bare brick, gypsum plaster on brick, 13 mm gypsum board on studs, large panes of heavy plate glass,
 * and plywood panelling. The others are parquet on concrete, linoleum, heavy carpet on concrete, and a suspended ceiling of
 * mineral tiles.
 */
export const surfaces = {
  concrete: [0.01, 0.01, 0.02, 0.02, 0.02, 0.02],
  brick: [0.03, 0.03, 0.03, 0.04, 0.05, 0.07],
  plaster: [0.01, 0.02, 0.02, 0.03, 0.04, 0.05],
  plasterboard: [0.29, 0.1, 0.05, 0.04, 0.07, 0.09],
  glass: [0.18, 0.06, 0.04, 0.03, 0.02, 0.02],
  panelling: [0.28, 0.22, 0.17, 0.09, 0.1, 0.11],
  parquet: [0.04, 0.04, 0.07, 0.06, 0.06, 0.07],
  linoleum: [0.02, 0.03, 0.03, 0.03, 0.03, 0.02],
  carpet: [0.02, 0.06, 0.14, 0.37, 0.6, 0.65],
  mineral: [0.76, 0.93, 0.83, 0.99, 0.99, 0.94],
} satisfies Record<string, Octaves>
export type Surface = keyof typeof surfaces

/** The surfaces to choose from in each place; the first is the default. */
export const places = {
  walls: ['plaster', 'plasterboard', 'concrete', 'brick', 'glass', 'panelling'],
  floor: ['parquet', 'linoleum', 'concrete', 'carpet'],
  ceiling: ['concrete', 'plaster', 'plasterboard', 'panelling', 'mineral'],
} as const satisfies Record<string, readonly Surface[]>

/** Metres from, to and at first; `cover` is the share of the ceiling in percent. */
export const bounds = {
  length: { min: 2, max: 40, step: 0.1, value: 5 },
  width: { min: 2, max: 40, step: 0.1, value: 4 },
  height: { min: 2, max: 12, step: 0.1, value: 2.8 },
  cover: { min: 0, max: 100, step: 5, value: 30 },
} as const

export interface Room {
  /** Metres. */
  length: number
  width: number
  height: number
  walls: Surface
  floor: Surface
  ceiling: Surface
  use: RoomUse
  /** Id of what covers a part of the ceiling; none where there is nothing to choose. */
  absorber: string | undefined
  /** Share of the ceiling that it covers, 0 to 100 percent. */
  cover: number
}

/** Absorption by air, per metre: 4 m at 20 °C and 50 to 70 % humidity (EN 12354-6, table 1). */
const air: Octaves = [0.0004, 0.0012, 0.0024, 0.004, 0.0076, 0.0232]

/** Sabine's formula: the seconds until a sound has fallen by 60 decibels. `volume` in m³, `area` is the absorption area in m². */
export const sabine = (volume: number, area: number) => (0.161 * volume) / area

/** The square metres of the ceiling that are covered. */
export const coveredArea = ({ length, width, cover }: Pick<Room, 'length' | 'width' | 'cover'>) => (length * width * cover) / 100

/**
 * The seconds in each octave band: empty, at 20 °C. `coefficients` are those of the absorber; what it covers of the ceiling
 * counts no more. `pieces` is the absorption area of all that is in the room, in m². Sabine's formula holds where absorption is
 * spread; in a very dry room its times are a little too long.
 */
export function reverberationTimes(room: Room, coefficients?: Octaves, pieces?: Octaves): number[] {
  const { length, width, height } = room
  const floor = length * width
  const covered = coefficients ? coveredArea(room) : 0
  const walls = 2 * (length + width) * height
  return octaveBands.map((_, i) => {
    const area =
      walls * surfaces[room.walls][i]! +
      floor * surfaces[room.floor][i]! +
      (floor - covered) * surfaces[room.ceiling][i]! +
      covered * (coefficients?.[i] ?? 0) +
      (pieces?.[i] ?? 0)
    return sabine(floor * height, area + air[i]! * floor * height)
  })
}

/** One figure for a room: the mean of 500 and 1000 Hz (ISO 3382-2). */
export const midFrequencyTime = (times: Octaves) => (times[2]! + times[3]!) / 2

/** Values that a visitor asked for, by field; also those of a query. */
export type RoomQuery = Readonly<Record<string, string | undefined>>

function parseNumber(text: string | undefined, { min, max, step, value }: (typeof bounds)[keyof typeof bounds]): number {
  const number = text?.trim() ? Number(text.replace(',', '.')) : Number.NaN
  if (!Number.isFinite(number)) return value
  // Rounded by the inverse of the step: 0.1 is no exact number.
  return Math.round(Math.min(max, Math.max(min, number)) * (1 / step)) / (1 / step)
}

const parseChoice = <Choice extends string>(text: string | undefined, choices: readonly Choice[]): Choice =>
  choices.find((choice) => choice === text) ?? choices[0]!

/** The room that was asked for. A number that is missing or none takes its default, one out of bounds the nearest that is allowed. */
export const readRoom = (asked: RoomQuery, absorbers: readonly string[]): Room => ({
  length: parseNumber(asked['length'], bounds.length),
  width: parseNumber(asked['width'], bounds.width),
  height: parseNumber(asked['height'], bounds.height),
  walls: parseChoice(asked['walls'], places.walls),
  floor: parseChoice(asked['floor'], places.floor),
  ceiling: parseChoice(asked['ceiling'], places.ceiling),
  use: parseChoice(asked['use'], Object.keys(recommendedTimes) as RoomUse[]),
  absorber: absorbers.find((id) => id === asked['absorber']) ?? absorbers[0],
  cover: parseNumber(asked['cover'], bounds.cover),
})
