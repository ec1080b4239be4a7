import {
  componentOf,
  contracts,
  wireName,
  type Contract,
  type Field,
  type GroupField,
  type ShapeName,
} from '@brand/blocks/contracts'
import { z } from 'zod'
import { queryList, shapeSchema, type ShapeRecord } from './shapes.ts'
import {
  action,
  anchor,
  cmsColor,
  date,
  embed,
  html,
  image,
  link,
  text,
  video,
  type ActionRecord,
  type ColorRecord,
  type EmbedRecord,
  type ImageRecord,
  type VideoRecord,
} from './values.ts'

type Pascal<S extends string> = S extends `${infer A}_${infer B}` ? `${Capitalize<A>}${Pascal<B>}` : Capitalize<S>

/** `cbQuote` for `cb_quote`: what the names of a record's fields begin with. */
type Prefix<Type> = Type extends `cb_${infer Name}` ? `cb${Pascal<Name>}` : never

type WireName<Start extends string, F, K extends keyof F & string> = F[K] extends { wire: infer W extends string }
  ? W
  : `${Start}${Pascal<K>}`

interface Wire {
  text: string
  html: string
  image: ImageRecord
  video: VideoRecord
  embed: EmbedRecord
  action: ActionRecord
  number: number
  flag: boolean
  color: ColorRecord
  link: string
  date: string
}
type WireValue<Start extends string, F> = F extends { kind: 'choice'; options: readonly (infer O)[] }
  ? O
  : F extends { kind: 'list'; of: infer Entry }
    ? WireValue<Start, Entry>[]
    : F extends { kind: 'group'; name: infer Name extends string; fields: infer Fields }
      ? WireFields<`${Start}${Pascal<Name>}`, Fields>
      : F extends { kind: 'reference'; to: infer S extends ShapeName }
        ? ShapeRecord<S>
        : F extends { kind: 'query'; of: infer S extends ShapeName }
          ? ShapeRecord<S>[]
          : F extends { kind: infer K extends keyof Wire }
            ? Wire[K]
            : never

/** Fields that a valid record always has: the required ones, choices and flags, which have a default, and what the API finds. */
type Certain<F> = {
  [K in keyof F]: F[K] extends { required: true } | { kind: 'choice' | 'flag' | 'query' } ? K : never
}[keyof F]

type WireFields<Start extends string, F> = {
  [K in Certain<F> & string as WireName<Start, F, K>]: WireValue<Start, F[K]>
} & { [K in Exclude<keyof F, Certain<F>> & string as WireName<Start, F, K>]?: WireValue<Start, F[K]> }

/** A block as the API answers it, by its contract: `BlockRecord<typeof quote>` has `cbQuoteText: string`. */
export type BlockRecord<C extends Contract> = { id: string; type: C['type'] } & WireFields<Prefix<C['type']>, C['fields']>

function valueOf(contract: Contract, field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return field.anchor ? anchor(field.max) : text(field.max)
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
    case 'number':
      return z.int().min(field.min).max(field.max)
    case 'flag':
      return z.boolean().default(false)
    case 'color':
      return cmsColor
    case 'link':
      return link
    case 'date':
      return date
    case 'reference':
      return shapeSchema(field.to)
    case 'query':
      return queryList({ shape: field.of, max: field.max, choose: field.choose }).default([])
    case 'list': {
      const list = z
        .array(valueOf(contract, field.of).meta({ description: field.of.help }))
        .max(field.max, `has more than ${field.max} entries`)
      return field.required ? list.min(1, 'must have an entry') : list
    }
    case 'group':
      return z.strictObject(shapeOf(contract, field))
  }
}

function fieldOf(contract: Contract, field: Field): z.ZodType {
  const value = valueOf(contract, field)
  const isCertain = field.required || field.kind === 'choice' || field.kind === 'flag' || field.kind === 'query'
  return (isCertain ? value : value.optional()).meta({ description: field.help })
}

const shapeOf = (contract: Contract, group?: GroupField) =>
  Object.fromEntries(
    Object.entries((group ?? contract).fields).map(([prop, field]) => [
      wireName(contract, prop, group),
      fieldOf(contract, field),
    ]),
  )

const objectOf = (contract: Contract) =>
  z
    .strictObject({
      id: z.string(),
      type: z.literal(contract.type),
      ...shapeOf(contract),
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

/** The blocks of a page, in order. */
export const blocks = z.array(block).default([])
