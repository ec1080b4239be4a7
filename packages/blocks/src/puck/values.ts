import type { Field, GroupField } from '../contract/fields.ts'

/** Values by the name of their field. */
export type Values = Readonly<Record<string, unknown>>

type Fields = Readonly<Record<string, Field>>

/** What the entries of a list are, where Puck cannot keep them as they are: its lists hold objects only. */
const isBare = (field: Field): boolean => (field.kind === 'list' ? field.of.kind !== 'group' : field.kind === 'query')

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** The values of fields, each changed; what is empty or belongs to no field is left out. */
const changed = (fields: Fields, values: Values, change: (field: Field, value: never) => unknown): Values =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      isEmpty(values[name]) ? [] : [[name, change(field, values[name] as never)] as const],
    ),
  )

const inGroups = (field: Field, value: never, change: (field: Field, value: never) => unknown): unknown => {
  const within = (group: GroupField, entry: Values) => changed(group.fields, entry, change)
  if (field.kind === 'group') return within(field, value)
  const entries: readonly Values[] = value
  return field.kind === 'list' && field.of.kind === 'group'
    ? entries.map((entry) => within(field.of as GroupField, entry))
    : value
}

const wrap = (field: Field, value: never): unknown =>
  isBare(field) ? (value as readonly unknown[]).map((entry) => ({ entry })) : inGroups(field, value, wrap)

const unwrap = (field: Field, value: never): unknown =>
  isBare(field)
    ? (value as readonly { entry?: unknown }[]).flatMap(({ entry }) => (isEmpty(entry) ? [] : [entry]))
    : inGroups(field, value, unwrap)

/**
 * A block's values as Puck keeps them: each entry of a list that is no object is put into one. What is missing is `null`, since Puck
 * takes the example's value for what is not there.
 */
export const toPuck = (fields: Fields, values: Values): Values => ({
  ...Object.fromEntries(Object.keys(fields).map((name) => [name, null])),
  ...changed(fields, values, wrap),
})

/** The values of a block out of Puck's; what an editor has emptied is left out. */
export const fromPuck = (fields: Fields, values: Values): Values => changed(fields, values, unwrap)
