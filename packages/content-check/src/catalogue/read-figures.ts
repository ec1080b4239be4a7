import { factFields, type Fact } from '@brand/content'
import type { Written } from './texts.ts'

export interface RecordFigures {
  facts: readonly Fact[]
  absorption?: readonly number[] | undefined
  absorptionArea?: readonly number[] | undefined
}

/** The figures that a record owns; none where they do not fit the schema, which is another check. */
export const readFigures = ({ value }: Written): RecordFigures => ({
  facts: factFields.facts.safeParse(value['facts']).data ?? [],
  absorption: factFields.absorption.safeParse(value['absorption']).data,
  absorptionArea: factFields.absorptionArea.safeParse(value['absorptionArea']).data,
})

/** The values of a fact; none where the record does not have it. */
export const valuesOfFact = ({ facts }: RecordFigures, name: string, unit?: Fact['unit']): readonly number[] =>
  facts.find((fact) => fact.name === name && (!unit || fact.unit === unit))?.values ?? []
