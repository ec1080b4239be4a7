import { z } from 'zod'
import { octaveBands } from './acoustics.ts'
import { text } from './values.ts'

/**
 * The units of facts. A figure in a text may be in another unit of the same kind, such as metres for millimetres.
 * `colours` and `bottles` count.
 */
export const units = [
  'mm',
  'm²',
  'm³',
  'g',
  'g/m²',
  'g/m',
  'l',
  's',
  'days',
  'years',
  'dB',
  '°C',
  'K',
  'lm',
  'N',
  '%',
  '€',
  'colours',
  'bottles',
] as const
export type Unit = (typeof units)[number]

/** Units that products are sold by. */
export const priceUnits = ['piece', 'set', 'm²', 'm', 'roll'] as const
export type PriceUnit = (typeof priceUnits)[number]

export const fact = z
  .strictObject({
    name: text(60).meta({ description: 'Name of the measurement, in English: `width`, `warranty on light`.' }),
    values: z.array(z.number()).min(1).meta({ description: 'One value, one for each size, or the ends of a range.' }),
    unit: z.enum(units),
    per: z.enum(priceUnits).optional().meta({ description: 'Quantity for a price. Every fact in € needs it.' }),
  })
  .meta({ id: 'Fact' })
export type Fact = z.infer<typeof fact>

/** Returns the fact with the price of a product in euros. */
export const findPrice = ({ facts = [] }: { facts?: readonly Fact[] | undefined }): Fact | undefined =>
  facts.find(({ name, unit }) => name === 'price' && unit === '€')

/** A value for each octave band. */
export const octaves = z.array(z.number().min(0)).length(octaveBands.length)

/**
 * The figures that a record owns, once. Every figure with a unit in a text agrees with a fact of its record or of a record that
 * it names; `npm run content:check` compares them.
 * @requirement FACT-01
 */
export const factFields = {
  facts: z.array(fact).optional().meta({ description: 'Figures that this record owns. Texts repeat them.' }),
  idioms: z
    .array(text(80))
    .optional()
    .meta({ description: 'Phrases in which a measure is a figure of speech. They contain no fact and no numeral.' }),
  absorption: octaves
    .optional()
    .meta({ description: 'Absorption coefficients from 125 to 4000 Hz. αw, shape, class and NRC follow from them.' }),
  absorptionArea: octaves.optional().meta({ description: 'Absorption area of a piece from 125 to 4000 Hz, in m².' }),
}
