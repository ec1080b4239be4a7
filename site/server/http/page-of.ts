import { isSameOriginPath, normalizePath } from '@brand/host'
import type { Context } from 'hono'
import { pageQuery } from '../../forms/sent-form.ts'
import { typedQuery } from '../../request/typed-query.ts'

/**
 * Returns the page that a form was sent from, and its query, which browsers send within one site; the home page if it is not
 * ours.
 */
export function findFormPage({ req }: Context): { path: string; query: URLSearchParams } {
  // The form that is shown again stands at the address of the call, whose query names the page it is from.
  const address = URL.parse(req.query(pageQuery) ?? req.header('referer') ?? '', 'http://site.invalid')
  const path = address && normalizePath(address.pathname)
  const isPage = path && isSameOriginPath(path) && !path.startsWith('/api/')
  return isPage ? { path, query: typedQuery(address.searchParams) } : { path: '/', query: new URLSearchParams() }
}
