import type { ComponentConfig, Config, PuckComponent } from '@puckeditor/core'
import { componentOf, type Contract } from '../contract/contract.ts'
import type { Field, ShapeName } from '../contract/fields.ts'
import { inLocale } from '../contract/fixtures.ts'
import type { Values } from '../contract/problems.ts'
import { puckBlocks, type EditableBlock } from '../generated/puck-blocks.ts'
import type { LibraryMessages } from '../i18n/library-messages.ts'
import type { Locale } from '../i18n/locales.ts'
import { surfaceRoles } from '../theme/surfaces.ts'
import { createFields, type FieldEditors, type FindRecords, type ShapeRecord } from './fields.tsx'
import { PuckBlock } from './PuckBlock.tsx'
import { fromPuck, puckName, toPuck } from './values.ts'

/** Settings of the editing of blocks; each has a default. */
export interface PuckOptions {
  /** Typenames of the blocks to offer, `cb_quote`, in this order. Default: all. */
  blocks?: readonly string[] | undefined
  /** Language of the examples that new blocks begin with. Default `en`. */
  locale?: Locale | undefined
  /** The library's texts, `@brand/blocks/messages/nl`. Default: English. */
  messages?: Partial<LibraryMessages> | undefined
  /** Surfaces to choose from. Default: the roles that every theme has. */
  surfaces?: readonly string[] | undefined
  /** Finds the records that a block shows, such as products. Default: those of the examples. */
  findRecords?: FindRecords | undefined
  /** Values that a new block begins with, by its typename. Default: the first example of each block. */
  examples?: Readonly<Record<string, Values>> | undefined
  /** Editors of your own for kinds of field, such as a picker for the pictures of your library. Default: Puck's fields. */
  editors?: Partial<FieldEditors> | undefined
  /** Turns what the editors hold into a block's props, where your editors hold something else. Default: they hold the props. */
  toProps?: ((contract: Contract, values: Values) => Values) | undefined
}

const findShape = (field: Field): ShapeName | undefined => {
  if (field.kind === 'list') return findShape(field.of)
  return field.kind === 'reference' ? field.to : field.kind === 'query' ? field.of : undefined
}

function collectRecords(shape: ShapeName): ShapeRecord[] {
  const found = puckBlocks.flatMap(({ contract, fixtures }) =>
    Object.entries(contract.fields).flatMap(([name, field]) =>
      findShape(field) === shape
        ? Object.values(fixtures).flatMap(
            ({ en }) => ((en as Record<string, unknown>)[name] ?? []) as ShapeRecord | ShapeRecord[],
          )
        : [],
    ),
  )
  return [...new Map(found.map((record) => [record.id, record])).values()]
}

/** An editor asks with every letter. */
const collected = new Map<ShapeName, readonly ShapeRecord[]>()

/** The records that the examples show in a shape, each once. */
export function exampleRecords(shape: ShapeName): readonly ShapeRecord[] {
  const records = collected.get(shape) ?? collectRecords(shape)
  collected.set(shape, records)
  return records
}

const findExamples: FindRecords = async (shape, keyword) => {
  const word = keyword.toLowerCase()
  return exampleRecords(shape).filter((record) => JSON.stringify(record).toLowerCase().includes(word))
}

const messageKey = (type: string) => {
  const name = componentOf(type)
  return `${name[0]!.toLowerCase()}${name.slice(1)}` as keyof LibraryMessages
}

/**
 * The configuration of Puck, `@puckeditor/core`, for the blocks: a component for each, by its typename, with a field for each of
 * its contract and an example to begin with. Puck's data then holds the props of each block.
 */
export function puckConfig(options: PuckOptions = {}): Config {
  const { locale = 'en', messages = {}, surfaces = surfaceRoles, findRecords = findExamples, examples = {}, toProps } = options
  const puckFields = createFields({ own: options.editors ?? {}, holdProps: !toProps, surfaces, find: findRecords })
  const chosen = options.blocks?.map((type) => puckBlocks.find(({ contract }) => contract.type === type))
  const offered = chosen?.filter((block): block is EditableBlock => block !== undefined) ?? puckBlocks

  const componentFor = ({ contract, Block, fixtures }: EditableBlock): ComponentConfig => {
    const { type, title, fields } = contract
    const [fixture] = Object.values(fixtures)
    const texts = messages[messageKey(type)]
    const render: PuckComponent<Record<string, unknown>> = (data) => {
      const values = fromPuck(fields, data)
      const props = toProps ? toProps(contract, values) : values
      return <PuckBlock contract={contract} Block={Block} props={texts ? { ...props, messages: texts } : props} />
    }
    return {
      label: title,
      fields: Object.fromEntries(Object.entries(puckFields(fields)).map(([name, field]) => [puckName(name), field])),
      defaultProps: toPuck(fields, examples[type] ?? (inLocale(fixture!, locale) as Values)),
      render,
    }
  }

  const filterTypes = (wanted: (contract: Contract) => boolean) =>
    offered.filter(({ contract }) => wanted(contract)).map(({ contract }) => contract.type)
  return {
    components: Object.fromEntries(offered.map((block) => [block.contract.type, componentFor(block)])),
    categories: {
      heads: { title: 'Heads of pages', components: filterTypes(({ wrapper }) => wrapper === false) },
      blocks: { title: 'Blocks', components: filterTypes(({ wrapper }) => wrapper !== false) },
    },
  }
}
