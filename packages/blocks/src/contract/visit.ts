import type { AnyField, Field } from './fields.ts'

/** Table with a function for each kind of field. It does not compile if it lacks a kind, as after a new kind is added. */
export type FieldVisitor<Result, F extends AnyField = Field, Args extends unknown[] = []> = {
  [K in F['kind']]: (field: Extract<F, { kind: K }>, ...args: Args) => Result
}

/** Calls the function of a table that is for the field's kind. */
export const visitField = <Result, F extends AnyField, Args extends unknown[]>(
  visitor: FieldVisitor<Result, F, Args>,
  field: F,
  ...args: Args
): Result => (visitor[field.kind as F['kind']] as unknown as (field: F, ...args: Args) => Result)(field, ...args)
