import {
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  type GraphQLFieldConfig,
} from 'graphql'
import { locales } from '@brand/content'
import { camelCase } from '../src/models/names.ts'
import { blockModels, listName, modelName, recordModels, type CmsModel } from '../src/models/index.ts'
import { find, one, orderNames, page, type Arguments } from './find.ts'
import type { View } from './nodes.ts'
import { types } from './record-types.ts'
import { collectionMetadata, fileInterface, itemIdFilter, listOf, localeArguments, scalars, site } from './types.ts'

function createQueries(model: CmsModel): Record<string, GraphQLFieldConfig<unknown, View>> {
  const type = types.get(model.apiKey)!
  const name = camelCase(model.apiKey)
  if (model.singleton) return { [name]: { type, args: localeArguments, resolve: (_, args, view) => one(model, args, view) } }
  const filter = new GraphQLInputObjectType({ name: `${modelName(model.apiKey)}Filter`, fields: { id: { type: itemIdFilter } } })
  const order = new GraphQLEnumType({
    name: `${modelName(model.apiKey)}OrderBy`,
    values: Object.fromEntries(orderNames.map((order) => [order, {}])),
  })
  const args = { ...localeArguments, filter: { type: filter }, orderBy: { type: new GraphQLList(order) } }
  const pages = { first: { type: scalars.IntType }, skip: { type: scalars.IntType } }
  const list = listName(model.apiKey)
  return {
    [name]: { type, args, resolve: (_, args, view) => one(model, args, view) },
    [list]: {
      type: listOf(type),
      args: { ...args, ...pages },
      resolve: (_, args: Arguments, view) => page(model, args, view),
    },
    [`_${list}Meta`]: {
      type: new GraphQLNonNull(collectionMetadata),
      args: { locale: localeArguments.locale, filter: args.filter },
      resolve: (_, args, view) => ({ count: find(model, args, view).length }),
    },
  }
}

/** The schema of a project that has our models, as the CMS makes it. */
export const standInSchema = new GraphQLSchema({
  query: new GraphQLObjectType<unknown, View>({
    name: 'Query',
    fields: {
      _site: { type: new GraphQLNonNull(site), resolve: () => ({ locales }) },
      ...Object.assign({}, ...recordModels.map(createQueries)),
    },
  }),
  types: [...blockModels.map(({ apiKey }) => types.get(apiKey)!), fileInterface],
})
