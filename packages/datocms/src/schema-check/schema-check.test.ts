import { introspectionFromSchema, lexicographicSortSchema, printSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { standInSchema } from '../../stand-in/schema.ts'
import { readSchema, schemaProblems } from './index.ts'

const sdl = printSchema(standInSchema)
const problemsOf = (text: string) => schemaProblems(readSchema(text))

describe('the schema of a project', () => {
  it('has all that the queries ask for, as SDL and as an introspection (DRV-23)', () => {
    expect(problemsOf(sdl)).toEqual([])
    const introspection = introspectionFromSchema(lexicographicSortSchema(standInSchema))
    expect(problemsOf(JSON.stringify(introspection))).toEqual([])
    expect(problemsOf(JSON.stringify({ data: introspection }))).toEqual([])
  })

  it('lacks fields, models and languages that are named in plain words, each once (DRV-23)', () => {
    const changes: [RegExp, string][] = [
      [/\n {2}ctFaqAnswer: String\n/, '\n'],
      [/\n {2}cbQuoteRole: String\n/, '\n'],
      [/\n {2}allFaqs\([^\n]*\n/, '\n'],
      [/\n {2}it\n/, '\n'],
      [/ctPageBody: \[PageModelCtPageBodyField!\]!/, 'ctPageBody: String'],
    ]
    for (const [pattern] of changes) expect(sdl).toMatch(pattern)
    expect(problemsOf(changes.reduce((text, [pattern, other]) => text.replace(pattern, other), sdl)).toSorted()).toEqual([
      'CbQuoteRecord has no field cbQuoteRole.',
      'FaqRecord has no field ctFaqAnswer.',
      'The project has no language it.',
      'The project has no query allFaqs: its model is missing.',
      'ctPageBody is a plain value (String) and should hold parts.',
    ])
  })
})
