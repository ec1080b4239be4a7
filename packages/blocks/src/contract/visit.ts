import type { AnyField, Field } from './fields.ts'

/** What is made of each kind of field. Where a table lacks a kind, or a new kind is added, it does not compile. */
export type FieldVisitor<Result, F extends AnyField = Field, Args extends unknown[] = []> = {
  [K in F['kind']]: (field: Extract<F, { kind: K }>, ...args: Args) => Result
}

/** Calls the function of a table that is for the field's kind. */
export const visitField = <Result, F extends AnyField, Args extends unknown[]>(
  visitor: FieldVisitor<Result, F, Args>,
  field: F,
  ...args: Args
): Result => (visitor[field.kind as F['kind']] as unknown as (field: F, ...args: Args) => Result)(field, ...args)
