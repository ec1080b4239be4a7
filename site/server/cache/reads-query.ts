import { routeAt } from '@brand/content/routes'
import { formOn, forms } from '../../forms/forms.ts'
import { sentForm, sentQuery } from '../../forms/sent-form.ts'

/** Whether the page at a path, below the locale prefix, answers the query. Every other page ignores it, and is cached. */
export function readsQuery(path: string, query: URLSearchParams): boolean {
  const form = formOn(path.slice(1))
  const keys = [...(routeAt(path).query ?? []), ...((form && forms[form].query) ?? [])]
  return keys.some((key) => (key === sentQuery ? sentForm(query) !== undefined : query.has(key)))
}
