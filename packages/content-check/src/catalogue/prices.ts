import type { Problem } from '@brand/content-api'
import { ownFigures } from './own-figures.ts'
import type { Written } from './texts.ts'

/**
 * Prices that do not say of what: a piece, a metre, a square metre or a roll.
 * @requirement FACT-08
 */
export const priceProblems = (records: readonly Written[]): Problem[] =>
  records.flatMap((record) =>
    ownFigures(record).facts.flatMap(({ name, unit, per }) =>
      unit === '€' && !per ? [{ file: record.file, path: 'facts', message: `does not say what it is for: ${name}` }] : [],
    ),
  )
