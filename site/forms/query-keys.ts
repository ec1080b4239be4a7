import { routeAt } from '@brand/content/routes'
import { formOn, forms } from './forms.ts'

/** The keys of the query that the page at a path, below the locale prefix, may read: those of its kind, and of a form with its address. */
export function queryKeys(path: string): readonly string[] {
  const form = formOn(path.slice(1))
  return [...(routeAt(path).query ?? []), ...((form && forms[form].query) ?? [])]
}
