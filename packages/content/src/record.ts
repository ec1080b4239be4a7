import {
  componentOf,
  contracts,
  visitField,
  wireName,
  type Contract,
  type Field,
  type FieldVisitor,
  type GroupField,
  type Kind,
  type ShapeName,
  type shapes,
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
  side,
  surface,
  text,
  video,
  type ActionRecord,
  type ColorRecord,
  type EmbedRecord,
  type ImageRecord,
  type SideRecord,
  type VideoRecord,
} from './values.ts'

type Pascal<S extends string> = S extends `${infer A}_${infer B}` ? `${Capitalize<A>}${Pascal<B>}` : Capitalize<S>

/** `cbQuote` for `cb_quote`: what the names of a record's fields begin with. */
type Prefix<Type> = Type extends `cb_${infer Name}` ? `cb${Pascal<Name>}` : never

type WireName<Start extends string, F, K extends keyof F & string> = F[K] extends { wire: infer W extends string }
  ? W
  : `${Start}${Pascal<K>}`

/** The values of the kinds that are the same in every record. */
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
  surface: string
  side: SideRecord
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

/** The kinds of field that a valid record always has: those with a default, and what the API finds. */
const certainKinds = ['choice', 'flag', 'surface', 'side', 'query'] as const satisfies readonly Kind[]
const hasDefault = new Set<Kind>(certainKinds)

/** Fields that a valid record always has: those, and the required ones. */
type Certain<F> = {
  [K in keyof F]: F[K] extends { required: true } | { kind: (typeof certainKinds)[number] } ? K : never
}[keyof F]

type WireFields<Start extends string, F> = {
  [K in Certain<F> & string as WireName<Start, F, K>]: WireValue<Start, F[K]>
} & { [K in Exclude<keyof F, Certain<F>> & string as WireName<Start, F, K>]?: WireValue<Start, F[K]> }

type ShapeWireValue<F> = F extends { kind: 'choice'; options: readonly (infer O)[] }
  ? O
  : F extends { kind: 'list'; of: infer Entry }
    ? readonly ShapeWireValue<Entry>[]
    : F extends { kind: 'group'; fields: infer Fields }
      ? ShapeWireValues<Fields>
      : F extends { kind: infer K extends keyof Wire }
        ? Wire[K]
        : never

type ShapeWireValues<F> = { [K in keyof F]: ShapeWireValue<F[K]> | (F[K] extends { required: true } ? never : undefined) }

/** The values of a shape, by prop, as records hold them: an `image` is a picture of a record, a `color` one of the CMS. */
export type ShapeValues<S extends ShapeName> = ShapeWireValues<(typeof shapes)[S]>

/** A block as the API answers it, by its contract: `BlockRecord<typeof quote>` has `cbQuoteText: string`. */
export type BlockRecord<C extends Contract> = { id: string; type: C['type']; anchor?: string } & WireFields<
  Prefix<C['type']>,
  C['fields']
>

/** The schema of each kind of field. */
const schemas: FieldVisitor<z.ZodType, Field, [Contract]> = {
  text: ({ anchor: isAnchor, max }) => (isAnchor ? anchor(max) : text(max)),
  html: ({ max }) => html(max),
  image: () => image,
  video: () => video,
  embed: () => embed,
  action: ({ max }) => action(max),
  choice: (field) => z.enum(field.options).default(field.default),
  number: ({ min, max }) => z.int().min(min).max(max),
  flag: () => z.boolean().default(false),
  color: () => cmsColor,
  surface: (field) => surface.default(field.default),
  side: (field) => side.default(field.default === 'end' ? 'right' : 'left'),
  link: () => link,
  date: () => date,
  reference: ({ to }) => shapeSchema(to),
  query: ({ of, max, choose }) => queryList({ shape: of, max, choose }).default([]),
  list(field, contract) {
    const list = z
      .array(toValueSchema(field.of, contract).meta({ description: field.of.help }))
      .max(field.max, `has more than ${field.max} entries`)
    return field.required ? list.min(1, 'must have an entry') : list
  },
  group: (field, contract) => z.strictObject(toShape(contract, field)),
}

const toValueSchema = (field: Field, contract: Contract): z.ZodType => visitField(schemas, field, contract)

function toFieldSchema(contract: Contract, field: Field): z.ZodType {
  const value = toValueSchema(field, contract)
  return (field.required || hasDefault.has(field.kind) ? value : value.optional()).meta({ description: field.help })
}

const toShape = (contract: Contract, group?: GroupField) =>
  Object.fromEntries(
    Object.entries((group ?? contract).fields).map(([prop, field]) => [
      wireName(contract, prop, group),
      toFieldSchema(contract, field),
    ]),
  )

const objectOf = (contract: Contract) =>
  z
    .strictObject({
      id: z.string(),
      type: z.literal(contract.type),
      anchor: anchor(40).optional().meta({ description: 'Name for links to this block.' }),
      ...toShape(contract),
    })
    .meta({ id: componentOf(contract.type), description: contract.summary })

/** The schema of a block's record, by its contract: limits, choices and required fields are the contract's. */
export const recordSchema = <C extends Contract>(contract: C) => objectOf(contract) as unknown as z.ZodType<BlockRecord<C>>

const unknownType = new RegExp(`^(?!(?:${contracts.map(({ type }) => type).join('|')})$)cb_[a-z0-9_]{1,60}$`)

/**
 * A block that has no component here: of a type that this version does not know, or, as `notShown`, one that lacks what its type
 * `of` requires. Kept so that a page can show a note outside production.
 * @requirement PAGE-05, OR-80, OR-83
 */
export const unknownBlock = z
  .object({
    id: z.string(),
    type: z.string().regex(unknownType, 'must be the typename of a block, cb_…'),
    of: z.string().optional().meta({ description: 'Type of a block without a required field.' }),
  })
  .meta({ id: 'UnknownBlock', description: 'Block that this version of the site cannot show.' })

/** The type that stands for a block which lacks what its own type requires. */
export const notShown = 'cb_not_shown'

type RecordOf<C> = C extends Contract ? BlockRecord<C> : never
export type Block = RecordOf<(typeof contracts)[number]> | z.infer<typeof unknownBlock>

/** Any block of a page's body. */
export const block = z.union([...contracts.map(objectOf), unknownBlock]) as unknown as z.ZodType<Block>

/** The blocks of a page, in order. */
export const blocks = z.array(block).default([])
