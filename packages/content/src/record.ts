import { componentOf, contracts, wireName, type Contract, type Field } from '@brand/blocks/contracts'
import { z } from 'zod'
import {
  action,
  embed,
  html,
  image,
  text,
  video,
  type ActionRecord,
  type EmbedRecord,
  type ImageRecord,
  type VideoRecord,
} from './values.ts'

type Pascal<S extends string> = S extends `${infer A}_${infer B}` ? `${Capitalize<A>}${Pascal<B>}` : Capitalize<S>

type WireName<C extends Contract, K extends keyof C['fields'] & string> = C['fields'][K] extends { wire: infer W extends string }
  ? W
  : C['type'] extends `cb_${infer Name}`
    ? `cb${Pascal<Name>}${Pascal<K>}`
    : never

interface Wire {
  text: string
  html: string
  image: ImageRecord
  video: VideoRecord
  embed: EmbedRecord
  action: ActionRecord
}
type WireValue<F> = F extends { kind: 'choice'; options: readonly (infer O)[] }
  ? O
  : F extends { kind: infer K extends keyof Wire }
    ? Wire[K]
    : never

/** Fields that a valid record always has: the required ones, and choices, which have a default. */
type Certain<F> = { [K in keyof F]: F[K] extends { required: true } | { kind: 'choice' } ? K : never }[keyof F]

/** A block as the API answers it, by its contract: `BlockRecord<typeof quote>` has `cbQuoteText: string`. */
export type BlockRecord<C extends Contract> = { id: string; type: C['type'] } & {
  [K in Certain<C['fields']> & string as WireName<C, K>]: WireValue<C['fields'][K]>
} & { [K in Exclude<keyof C['fields'], Certain<C['fields']>> & string as WireName<C, K>]?: WireValue<C['fields'][K]> }

function valueOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return text(field.max)
    case 'html':
      return html(field.max)
    case 'image':
      return image
    case 'video':
      return video
    case 'embed':
      return embed
    case 'action':
      return action(field.max)
    case 'choice':
      return z.enum(field.options).default(field.default)
  }
}

const fieldOf = (field: Field) =>
  (field.required || field.kind === 'choice' ? valueOf(field) : valueOf(field).optional()).meta({ description: field.help })

const objectOf = (contract: Contract) =>
  z
    .strictObject({
      id: z.string(),
      type: z.literal(contract.type),
      ...Object.fromEntries(Object.entries(contract.fields).map(([prop, field]) => [wireName(contract, prop), fieldOf(field)])),
    })
    .meta({ id: componentOf(contract.type), description: contract.summary })

/** The schema of a block's record, by its contract: limits, choices and required fields are the contract's. */
export const recordSchema = <C extends Contract>(contract: C) => objectOf(contract) as unknown as z.ZodType<BlockRecord<C>>

const unknownType = new RegExp(`^(?!(?:${contracts.map(({ type }) => type).join('|')})$)cb_[a-z0-9_]{1,60}$`)

/** A block of a type that this version does not know; kept so that a page can say so outside production (PAGE-05, OR-80). */
export const unknownBlock = z
  .object({ id: z.string(), type: z.string().regex(unknownType, 'must be the typename of a block, cb_…') })
  .meta({ id: 'UnknownBlock', description: 'A block of a type that this version of the site does not know.' })

type RecordOf<C> = C extends Contract ? BlockRecord<C> : never
export type Block = RecordOf<(typeof contracts)[number]> | z.infer<typeof unknownBlock>

/** Any block of a page's body. */
export const block = z.union([...contracts.map(objectOf), unknownBlock]) as unknown as z.ZodType<Block>
