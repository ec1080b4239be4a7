import {
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLString,
  type GraphQLOutputType,
} from 'graphql'
import { locales } from '@brand/content'

const scalar = (name: string) => new GraphQLScalarType({ name })

/** The scalars of the CMS take any value: what they check, it does when a record is saved. */
export const scalars = Object.fromEntries(
  ['BooleanType', 'CustomData', 'Date', 'DateTime', 'FloatType', 'IntType', 'ItemId', 'JsonField', 'UploadId'].map((name) => [
    name,
    scalar(name),
  ]),
) as Record<
  'BooleanType' | 'CustomData' | 'Date' | 'DateTime' | 'FloatType' | 'IntType' | 'ItemId' | 'JsonField' | 'UploadId',
  GraphQLScalarType
>

export const required = <T extends GraphQLOutputType>(type: T) => new GraphQLNonNull(type)
/** A list without gaps that is never missing. */
export const listOf = <T extends GraphQLOutputType>(type: T) => required(new GraphQLList(required(type)))

/** The languages of the project, as queries name them. */
export const siteLocale = new GraphQLEnumType({
  name: 'SiteLocale',
  values: Object.fromEntries(locales.map((locale) => [locale.replaceAll('-', '_'), { value: locale }])),
})

export const localeArguments = {
  locale: { type: siteLocale },
  fallbackLocales: { type: new GraphQLList(required(siteLocale)) },
}

const status = new GraphQLEnumType({ name: 'ItemStatus', values: { draft: {}, updated: {}, published: {} } })

/** Fields of every record and every block. */
export const recordFields = {
  id: { type: required(scalars.ItemId) },
  _modelApiKey: { type: required(GraphQLString) },
  _status: { type: required(status) },
  _isValid: { type: required(scalars.BooleanType) },
  _createdAt: { type: required(scalars.DateTime) },
  _updatedAt: { type: required(scalars.DateTime) },
  _publishedAt: { type: scalars.DateTime },
  _firstPublishedAt: { type: scalars.DateTime },
  _editingUrl: { type: GraphQLString },
}
export const recordInterface = new GraphQLInterfaceType({ name: 'RecordInterface', fields: recordFields })

const values = (name: string, fields: Record<string, GraphQLOutputType>) =>
  new GraphQLObjectType({ name, fields: Object.fromEntries(Object.entries(fields).map(([key, type]) => [key, { type }])) })

export const colorField = values('ColorField', {
  ...Object.fromEntries(['red', 'green', 'blue', 'alpha'].map((part) => [part, required(scalars.IntType)])),
  hex: required(GraphQLString),
  cssRgb: required(GraphQLString),
})
export const latLonField = values('LatLonField', {
  latitude: required(scalars.FloatType),
  longitude: required(scalars.FloatType),
})
export const collectionMetadata = values('CollectionMetadata', { count: required(scalars.IntType) })
export const site = values('Site', { locales: listOf(siteLocale) })
const focalPoint = values('focalPoint', { x: required(scalars.FloatType), y: required(scalars.FloatType) })

/** Fields of every asset. */
const fileFields = {
  id: { type: required(scalars.UploadId) },
  url: { type: required(GraphQLString) },
  filename: { type: GraphQLString },
  format: { type: required(GraphQLString) },
  size: { type: scalars.IntType },
  md5: { type: GraphQLString },
  width: { type: scalars.IntType },
  height: { type: scalars.IntType },
  alt: { type: GraphQLString, args: localeArguments },
  title: { type: GraphQLString, args: localeArguments },
  customData: { type: scalars.CustomData, args: localeArguments },
  focalPoint: { type: focalPoint, args: localeArguments },
  colors: { type: listOf(colorField), resolve: ({ colors = [] }: { colors?: object[] }) => colors },
  blurUpThumb: {
    type: GraphQLString,
    args: { punch: { type: GraphQLFloat }, quality: { type: GraphQLInt }, size: { type: GraphQLInt } },
  },
}
export const fileInterface = new GraphQLInterfaceType({ name: 'FileFieldInterface', fields: fileFields })
export const fileField = new GraphQLObjectType({ name: 'FileField', interfaces: [fileInterface], fields: fileFields })
/** Of a field that takes pictures only. */
export const imageFileField = new GraphQLObjectType({ name: 'ImageFileField', interfaces: [fileInterface], fields: fileFields })

export const seoField = new GraphQLObjectType({
  name: 'SeoField',
  fields: {
    title: { type: GraphQLString },
    description: { type: GraphQLString },
    image: { type: fileField },
    twitterCard: { type: GraphQLString },
    noIndex: { type: scalars.BooleanType },
  },
})

export const itemIdFilter = new GraphQLInputObjectType({
  name: 'ItemIdFilter',
  fields: {
    eq: { type: scalars.ItemId },
    neq: { type: scalars.ItemId },
    in: { type: new GraphQLList(scalars.ItemId) },
    notIn: { type: new GraphQLList(scalars.ItemId) },
  },
})

export const string = GraphQLString
