import type { FormTarget } from '@brand/blocks/forms'
import { createClient, routeAt, type Client } from '@brand/content'
import type { Api } from '@brand/content-api'
import { localize, type Languages } from '@brand/host'
import type { Context } from 'hono'
import { typedQuery } from '../../request/typed-query.ts'
import { keysRead } from '../cache/keys-read.ts'

/** Input of a page beside its path, such as that of the search page. */
export interface Visitor {
  query: URLSearchParams
  /** The searches of the API for this visitor. */
  searches: Pick<Client, 'search' | 'searchFamilies'>
  /** Result of a form that was sent without JavaScript. */
  form?: FormTarget | undefined
}

/** Makes the searches of a visitor, which the API counts. */
export type SearchFor = (c: Context) => Visitor['searches']

/**
 * Calls the searches of the API with the visitor's connection.
 * @requirement RELIABILITY 21
 */
export const createSearchFor =
  (api: Pick<Api, 'app'>): SearchFor =>
  (c) => {
    const { search, searchFamilies } = createClient((address) => api.app.request(address, {}, c.env))
    return { search, searchFamilies }
  }

/** Reads the query and the searches of a page that may depend on them. Other pages ignore the query. */
export const createReadVisitor =
  (searchFor: SearchFor, languages: Languages) =>
  (c: Context, path: string): Visitor | undefined => {
    const query = typedQuery(new URL(c.req.url).searchParams)
    const keys = keysRead(localize(path, languages).path, query)
    return keys.length ? { query, searches: searchFor(c) } : undefined
  }

/** Whether a path is that of a record of a kind: below `/inspiration` there are articles only. */
export function isOfRecord(path: string, languages: Languages): boolean {
  const { record } = routeAt(localize(path, languages).path)
  return record !== undefined && record !== 'page'
}
