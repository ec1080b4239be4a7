import {
  GraphQLEnumType,
  GraphQLError,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLUnionType,
  type GraphQLFieldConfig,
  type GraphQLOutputType,
} from 'graphql'
import { isLocale, locales, type Locale } from '@brand/content'
import { camelCase } from '../models/names.ts'
import {
  blockModels,
  cmsModels,
  listName,
  modelName,
  recordModels,
  typeName,
  unionName,
  type CmsField,
  type CmsModel,
} from '../models/index.ts'
import type { StandInRecord } from './library.ts'
import { blockId, nodeOf, typeOfNode, type BlockNode, type RecordNode, type View } from './nodes.ts'
import {
  collectionMetadata,
  colorField,
  fileField,
  fileInterface,
  imageFileField,
  itemIdFilter,
  latLonField,
  listOf,
  localeArguments,
  recordFields,
  recordInterface,
  required,
  scalars,
  seoField,
  site,
  siteLocale,
  string,
} from './types.ts'

type Node = RecordNode | BlockNode

/** Most records of a page, and how many there are where a query does not say. */
const page = { most: 500, usual: 20 } as const

/** When the records of a folder were made, changed and published, where they do not say. */
const longAgo = '2026-01-01T00:00:00+01:00'
const flatOf = (node: Node): Record<string, unknown> =>
  'record' in node ? ((Object.values(node.record.content)[0] ?? {}) as Record<string, unknown>) : node.flat
const updatedAt = (node: Node) => flatOf(node)['_updatedAt'] ?? longAgo

const metaFields: Record<keyof typeof recordFields, (node: Node) => unknown> = {
  id: (node) => ('record' in node ? node.record.id : blockId(node)),
  _modelApiKey: (node) => ('record' in node ? node.record.model.apiKey : node.model.apiKey),
  _status: (node) => ('record' in node ? node.record.status : 'published'),
  _isValid: () => true,
  _createdAt: () => longAgo,
  _updatedAt: updatedAt,
  _publishedAt: (node) => ('record' in node ? publishedAt(node.record) : longAgo),
  _firstPublishedAt: () => longAgo,
}

/** When a record was published: a time that changes with what it says. */
const publications = new Map<string, { text: string; time: string }>()
const timeOf = new WeakMap<StandInRecord, string>()
function publishedAt(record: StandInRecord): string {
  const { model, id, content, status } = record
  const found = timeOf.get(record)
  if (found !== undefined) return found
  const key = `${model.apiKey} ${id} ${status}`
  const text = JSON.stringify(content)
  const known = publications.get(key)
  const publication = known?.text === text ? known : { text, time: new Date().toISOString() }
  publications.set(key, publication)
  timeOf.set(record, publication.time)
  return publication.time
}

const types = new Map<string, GraphQLObjectType<Node, View>>()
const unions = new Map<string, GraphQLUnionType>()

/** The type of what a field holds: one type by itself, several as a union. */
function targetOf(model: CmsModel, { apiKey, models = [] }: CmsField): GraphQLOutputType {
  if (models.length === 1) return types.get(models[0]!)!
  const name = unionName(model.apiKey, apiKey)
  const union =
    unions.get(name) ??
    new GraphQLUnionType({ name, types: models.map((each) => types.get(each)!), resolveType: (node) => typeOfNode(node as Node) })
  unions.set(name, union)
  return union
}

function outputOf(model: CmsModel, field: CmsField): GraphQLOutputType {
  switch (field.type) {
    case 'boolean':
      return required(scalars.BooleanType)
    case 'integer':
      return scalars.IntType
    case 'float':
      return scalars.FloatType
    case 'date':
      return scalars.Date
    case 'json':
      return scalars.JsonField
    case 'color':
      return colorField
    case 'lat_lon':
      return latLonField
    case 'seo':
      return seoField
    case 'file':
      return field.holds === 'picture' ? imageFileField : fileField
    case 'gallery':
      return listOf(imageFileField)
    case 'link':
    case 'single_block':
      return targetOf(model, field)
    case 'links':
    case 'rich_text':
      return listOf(targetOf(model, field))
    default:
      return string
  }
}

function fieldsOf(model: CmsModel): Record<string, GraphQLFieldConfig<Node, View>> {
  const meta = Object.entries(recordFields).map(([name, { type }]) => [
    name,
    { type, resolve: metaFields[name as keyof typeof metaFields] },
  ])
  const own = model.fields.map((field) => [
    field.name,
    { type: outputOf(model, field), resolve: (node: Node, _: unknown, view: View) => nodeOf(node, field, view) },
  ])
  const isLocalized = model.fields.some(({ localized }) => localized)
  return {
    ...Object.fromEntries(meta),
    ...(isLocalized && {
      _locales: { type: listOf(siteLocale), resolve: (node) => Object.keys((node as RecordNode).record.content) },
    }),
    ...(!model.isBlock &&
      !model.singleton && { position: { type: scalars.IntType, resolve: (node) => (node as RecordNode).record.position } }),
    ...Object.fromEntries(own),
  }
}

for (const model of cmsModels)
  types.set(
    model.apiKey,
    new GraphQLObjectType({ name: typeName(model.apiKey), interfaces: [recordInterface], fields: () => fieldsOf(model) }),
  )

interface Arguments {
  locale?: Locale
  fallbackLocales?: Locale[]
  first?: number
  skip?: number
  filter?: { id?: { eq?: string; neq?: string; in?: string[]; notIn?: string[] } }
  orderBy?: string[]
}

const orders: Record<string, (a: RecordNode, b: RecordNode) => number> = {
  position_ASC: (a, b) => a.record.position - b.record.position,
  _publishedAt_DESC: (a, b) => publishedAt(b.record).localeCompare(publishedAt(a.record)),
}

function found(
  model: CmsModel,
  { locale = locales[0], fallbackLocales = [], filter, orderBy = [] }: Arguments,
  view: View,
): RecordNode[] {
  const { eq, neq, in: among, notIn } = filter?.id ?? {}
  const isMeant = ({ id }: StandInRecord) =>
    (eq === undefined || id === eq) && (neq === undefined || id !== neq) && (!among || among.includes(id)) && !notIn?.includes(id)
  const nodes = (view.records.get(model.apiKey) ?? [])
    .filter(isMeant)
    .map((record) => ({ record, locale, fallbacks: fallbackLocales.filter(isLocale) }))
  for (const { record } of nodes) view.tags.add(`${model.apiKey};${record.id}`)
  return nodes.toSorted(orders[orderBy[0] ?? ''] ?? (() => 0))
}

function pageOf(nodes: RecordNode[], { first = page.usual, skip = 0 }: Arguments): RecordNode[] {
  if (first > page.most || first < 0) throw new GraphQLError(`Argument 'first' must be between 0 and ${page.most}`)
  return nodes.slice(skip, skip + first)
}

function queriesOf(model: CmsModel): Record<string, GraphQLFieldConfig<unknown, View>> {
  const type = types.get(model.apiKey)!
  const one = camelCase(model.apiKey)
  if (model.singleton)
    return { [one]: { type, args: localeArguments, resolve: (_, args, view) => found(model, args, view)[0] ?? null } }
  const filter = new GraphQLInputObjectType({ name: `${modelName(model.apiKey)}Filter`, fields: { id: { type: itemIdFilter } } })
  const order = new GraphQLEnumType({
    name: `${modelName(model.apiKey)}OrderBy`,
    values: Object.fromEntries(Object.keys(orders).map((name) => [name, {}])),
  })
  const args = { ...localeArguments, filter: { type: filter }, orderBy: { type: new GraphQLList(order) } }
  const pages = { first: { type: scalars.IntType }, skip: { type: scalars.IntType } }
  const list = listName(model.apiKey)
  return {
    [one]: { type, args, resolve: (_, args, view) => found(model, args, view)[0] ?? null },
    [list]: {
      type: listOf(type),
      args: { ...args, ...pages },
      resolve: (_, args: Arguments, view) => pageOf(found(model, args, view), args),
    },
    [`_${list}Meta`]: {
      type: new GraphQLNonNull(collectionMetadata),
      args: { locale: localeArguments.locale, filter: args.filter },
      resolve: (_, args, view) => ({ count: found(model, args, view).length }),
    },
  }
}

/** The schema of a project that has our models, as the CMS makes it. */
export const standInSchema = new GraphQLSchema({
  query: new GraphQLObjectType<unknown, View>({
    name: 'Query',
    fields: {
      _site: { type: new GraphQLNonNull(site), resolve: () => ({ locales }) },
      ...Object.assign({}, ...recordModels.map(queriesOf)),
    },
  }),
  types: [...blockModels.map(({ apiKey }) => types.get(apiKey)!), fileInterface],
})
