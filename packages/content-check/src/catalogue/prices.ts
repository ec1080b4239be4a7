import type { Problem } from '@brand/content-api'
import { readFigures } from './read-figures.ts'
import type { Written } from './texts.ts'

/**
 * Lists prices that do not name their quantity: a piece, a metre, a square metre or a roll.
 * @requirement FACT-08
 */
export const priceProblems = (records: readonly Written[]): Problem[] =>
  records.flatMap((record) =>
    readFigures(record).facts.flatMap(({ name, unit, per }) =>
      unit === '€' && !per ? [{ file: record.file, path: 'facts', message: `lacks its quantity (per): ${name}` }] : [],
    ),
  )
