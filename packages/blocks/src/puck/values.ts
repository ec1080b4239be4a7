import type { Field, GroupField } from '../contract/fields.ts'
import { isEmpty, type Values } from '../contract/problems.ts'

type Fields = Readonly<Record<string, Field>>

/** Whether Puck cannot keep the entries of a list as they are: its lists hold objects only. */
const isBare = (field: Field): boolean => (field.kind === 'list' ? field.of.kind !== 'group' : field.kind === 'query')

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

/** Puck's name for a field of a block: `id` is that of Puck's own, by which it knows the block. */
export const puckName = (name: string): string => (name === 'id' ? 'ownId' : name)

/**
 * A block's values as Puck keeps them: each entry of a list that is no object is put into one. A missing value is `null`, since
 * Puck takes the example's value in place of an absent value.
 */
export const toPuck = (fields: Fields, values: Values): Values => {
  const wrapped = changed(fields, values, wrap)
  return Object.fromEntries(Object.keys(fields).map((name) => [puckName(name), wrapped[name] ?? null]))
}

/** The values of a block out of Puck's; what an editor has emptied is left out. */
export const fromPuck = (fields: Fields, data: Values): Values => {
  const values = Object.fromEntries(Object.keys(fields).map((name) => [name, data[puckName(name)]]))
  return changed(fields, values, unwrap)
}
