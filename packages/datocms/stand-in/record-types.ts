import { GraphQLObjectType, GraphQLUnionType, type GraphQLFieldConfig, type GraphQLOutputType } from 'graphql'
import { cmsModels, typeName, unionName, type CmsField, type CmsModel } from '../src/models/index.ts'
import { editingUrl } from './editing-url.ts'
import { blockId, resolveField, typeOfNode, type BlockNode, type RecordNode, type View } from './nodes.ts'
import { publishedAt } from './published-at.ts'
import {
  colorField,
  fileField,
  imageFileField,
  latLonField,
  listOf,
  recordFields,
  recordInterface,
  required,
  scalars,
  seoField,
  siteLocale,
  string,
} from './types.ts'

type Node = RecordNode | BlockNode

/** The time when the records of a folder were made, changed and published, where they give none. */
const longAgo = '2026-01-01T00:00:00+01:00'
const flattenNode = (node: Node): Record<string, unknown> =>
  'record' in node ? ((Object.values(node.record.content)[0] ?? {}) as Record<string, unknown>) : node.flat
const updatedAt = (node: Node) => flattenNode(node)['_updatedAt'] ?? longAgo

const metaFields: Record<keyof typeof recordFields, (node: Node, view: View) => unknown> = {
  id: (node) => ('record' in node ? node.record.id : blockId(node)),
  _modelApiKey: (node) => ('record' in node ? node.record.model.apiKey : node.model.apiKey),
  _status: (node) => ('record' in node ? node.record.status : 'published'),
  _isValid: () => true,
  _createdAt: () => longAgo,
  _updatedAt: updatedAt,
  _publishedAt: (node) => ('record' in node ? publishedAt(node.record) : longAgo),
  _firstPublishedAt: () => longAgo,
  _editingUrl: editingUrl,
}

/** The type of each model, by api key. */
export const types = new Map<string, GraphQLObjectType<Node, View>>()
const unions = new Map<string, GraphQLUnionType>()

/** The type of what a field holds: one type by itself, several as a union. */
function toTargetType(model: CmsModel, { apiKey, models = [] }: CmsField): GraphQLOutputType {
  if (models.length === 1) return types.get(models[0]!)!
  const name = unionName(model.apiKey, apiKey)
  const union =
    unions.get(name) ??
    new GraphQLUnionType({ name, types: models.map((each) => types.get(each)!), resolveType: (node) => typeOfNode(node as Node) })
  unions.set(name, union)
  return union
}

function toOutputType(model: CmsModel, field: CmsField): GraphQLOutputType {
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
      return toTargetType(model, field)
    case 'links':
    case 'rich_text':
      return listOf(toTargetType(model, field))
    default:
      return string
  }
}

function createFields(model: CmsModel): Record<string, GraphQLFieldConfig<Node, View>> {
  const meta = Object.entries(recordFields).map(([name, { type }]) => [
    name,
    { type, resolve: (node: Node, _: unknown, view: View) => metaFields[name as keyof typeof metaFields](node, view) },
  ])
  const own = model.fields.map((field) => [
    field.name,
    { type: toOutputType(model, field), resolve: (node: Node, _: unknown, view: View) => resolveField(node, field, view) },
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
    new GraphQLObjectType({ name: typeName(model.apiKey), interfaces: [recordInterface], fields: () => createFields(model) }),
  )
