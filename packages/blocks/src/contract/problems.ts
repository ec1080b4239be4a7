import type { Field } from './fields.ts'
import { visitField, type FieldVisitor } from './visit.ts'

/** Values by the name of their field. */
export type Values = Readonly<Record<string, unknown>>

/** A limit that a value breaks. */
export interface Problem {
  /** Path of the value: `title`, `images.2.alt`. */
  path: string
  /** Description of the problem, in a few words. */
  message: string
}

/** Whether an editor has entered nothing, or emptied every part of it, such as the text and the address of a button. */
export function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return value === undefined || value === null || value === ''
  return Object.values(value).every((part) => part === false || isEmpty(part))
}

const excess = (text: unknown, max: number) => {
  const more = String(text ?? '').length - max
  return more > 0 ? `${more} ${more === 1 ? 'character' : 'characters'} too many: at most ${max}.` : undefined
}
const notText = (value: unknown) => (typeof value === 'string' ? undefined : 'A text.')
const tooMany = (entries: unknown, max: number | undefined) =>
  max !== undefined && Array.isArray(entries) && entries.length > max ? `At most ${max}, not ${entries.length}.` : undefined
const lacks = (value: Values, names: readonly string[]) => {
  const missing = names.filter((name) => !value[name])
  return missing.length ? `Missing: ${missing.join(', ')}.` : undefined
}
const fits = (pattern: RegExp, message: string) => (_: unknown, value: unknown) =>
  pattern.test(String(value)) ? undefined : message

/** Check of a value, for each kind of field; it returns the problem. */
const checks: FieldVisitor<string | undefined, Field, [value: unknown]> = {
  text: ({ anchor, max }, value) =>
    notText(value) ??
    excess(value, max) ??
    (anchor && !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(String(value)) ? 'Lower-case words joined by hyphens.' : undefined),
  html: ({ max }, value) => notText(value) ?? excess(value, max),
  image: (_, value) => lacks(value as Values, ['src']),
  video: (_, value) =>
    typeof value === 'object' && Object.values(value as Values).some(Boolean) ? undefined : 'Missing: a file.',
  embed: (_, value) => lacks(value as Values, ['provider', 'id', 'href']),
  action: ({ max }, value) => lacks(value as Values, ['label', 'href']) ?? excess((value as Values)['label'], max),
  choice: ({ options }, value) => (options.includes(String(value)) ? undefined : `One of ${options.join(', ')}.`),
  number: ({ min, max }, value) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max ? undefined : `A whole number from ${min} to ${max}.`,
  flag: () => undefined,
  color: fits(/^#[0-9a-f]{6}$/i, 'A colour as #rrggbb.'),
  surface: fits(/^[a-z][a-z\d-]*$/, 'The name of a surface, in lower case.'),
  side: fits(/^(?:start|end)$/, 'One of start, end.'),
  link: fits(/^(?:[/?#]|(?:https?|mailto|tel):)\S*$/i, 'A path from the root, or an https, http, mailto or tel address.'),
  date: fits(/^\d{4}-\d{2}-\d{2}(?:T\S+)?$/, 'A day, 2026-11-20.'),
  reference: (_, value) => lacks(value as Values, ['id']),
  query: ({ choose }, value) => tooMany(value, choose),
  list: ({ max }, value) => (Array.isArray(value) ? tooMany(value, max) : 'A list.'),
  group: (_, value) => (typeof value === 'object' ? undefined : 'An object.'),
}

/** Whether there is nothing, or a list of nothing. */
export const isMissing = (value: unknown) => isEmpty(value) || (Array.isArray(value) && !value.length)

/** Returns the problem of one field's value in a few words, or `undefined`. Entries of lists are fields of their own. */
export const problemOf = (field: Field, value: unknown): string | undefined =>
  isMissing(value) ? (field.required ? 'Required.' : undefined) : visitField(checks, field, value)

/**
 * Every limit of a contract that the props of a block break, in the order of its fields: what is required and missing, too long, or of
 * another kind. Call it in development on what a CMS gives: `problemsOf(quote.fields, props)`.
 */
export const problemsOf = (fields: Readonly<Record<string, Field>>, props: Values, prefix = ''): Problem[] =>
  Object.entries(fields).flatMap(([name, field]) => problemsIn(field, props[name], `${prefix}${name}`))

function problemsIn(field: Field, value: unknown, path: string): Problem[] {
  const message = problemOf(field, value)
  const own = message ? [{ path, message }] : []
  if (isMissing(value) || typeof value !== 'object') return own
  if (field.kind === 'group') return [...own, ...problemsOf(field.fields, value as Values, `${path}.`)]
  if (field.kind !== 'list' || !Array.isArray(value)) return own
  return [...own, ...value.flatMap((entry, i) => problemsIn(field.of, entry, `${path}.${i}`))]
}
