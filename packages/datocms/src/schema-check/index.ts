import { locales, type Locale } from '@brand/content'
import { buildClientSchema, buildSchema, parse, validate, type GraphQLSchema, type IntrospectionQuery } from 'graphql'
import { recordModels } from '../models/index.ts'
import { marksQuery, recordsQuery, siteQuery } from '../source/queries.ts'

/** A schema from its text: SDL, or the answer of an introspection. */
export function readSchema(text: string): GraphQLSchema {
  if (!text.trimStart().startsWith('{')) return buildSchema(text)
  const found = JSON.parse(text) as { data?: IntrospectionQuery } & Partial<IntrospectionQuery>
  return buildClientSchema(found.data ?? (found as IntrospectionQuery))
}

/** Every query that the source sends. */
const queries = (active: readonly Locale[]): string[] => [
  siteQuery,
  marksQuery,
  ...recordModels.flatMap((model) => [
    recordsQuery(model, active, { ids: false, drafts: true, edits: true }),
    ...(model.singleton ? [] : [recordsQuery(model, active, { ids: true, drafts: true, edits: true })]),
  ]),
]

/** Messages of GraphQL, reworded for people who know the project. */
const wordings: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/^Cannot query field "(\w+)" on type "Query".*/s, 'The project has no query $1: its model is missing.'],
  [/^Cannot query field "(\w+)" on type "(\w+)".*/s, '$2 has no field $1.'],
  [/^Unknown type "(\w+)".*/s, 'The project has no type $1: its model or block is missing.'],
  [/^Fragment "\w+" cannot be spread here as objects of type "(\w+)" can never be of type "(\w+)".*/s, '$1 never holds $2.'],
  [/^Value "(\w+)" does not exist in "SiteLocale" enum.*/s, 'The project has no language $1.'],
  [/^Field "(\w+)" must not have a selection since type "([^"]+)".*/s, '$1 is a plain value ($2) and should hold parts.'],
  [/^Field "(\w+)" of type "([^"]+)" must have a selection.*/s, '$1 holds parts ($2) and should be a plain value.'],
]

function inWords(message: string): string {
  const [pattern, words] = wordings.find(([pattern]) => pattern.test(message)) ?? []
  return pattern ? message.replace(pattern, words!) : message
}

/**
 * Lists the parts of the queries of the source that do not fit a project, a sentence each; empty where all fit.
 * @requirement DRV-23
 */
export function schemaProblems(schema: GraphQLSchema, active: readonly Locale[] = locales): string[] {
  const errors = queries(active).flatMap((query) =>
    validate(schema, parse(query), undefined, { maxErrors: Number.POSITIVE_INFINITY }),
  )
  return [...new Set(errors.map(({ message }) => inWords(message)))]
}
