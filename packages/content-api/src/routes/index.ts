import type { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Search } from '../search/index.ts'
import { acousticGuidesCall } from './acoustic-guides.ts'
import { addCall, type Call, type CallOptions } from './call.ts'
import { articlesCall, categoriesCall } from './articles.ts'
import { awardsCall } from './awards.ts'
import { breadcrumbsCall } from './breadcrumbs.ts'
import { designersCall } from './designers.ts'
import { downloadsCall, pressCall } from './downloads.ts'
import { fabricsCall, familiesCall } from './families.ts'
import { familyGridCall } from './family-grid.ts'
import { faqCall } from './faq.ts'
import { generalCall } from './general.ts'
import { jobsCall } from './jobs.ts'
import { locationsCall } from './locations.ts'
import { organizationCall } from './organization.ts'
import { pagesCall } from './pages.ts'
import { ready2goCall, ready2goCountCall } from './ready2go.ts'
import { redirectsCall } from './redirects.ts'
import { searchCalls, type SearchOptions } from './search.ts'
import { skinsCall } from './skins.ts'
import { issuesCall, typologiesCall } from './typologies.ts'

/** Adds every call of the API. Returns the query of each call's example, by path. */
export function addCalls(
  app: OpenAPIHono,
  options: CallOptions & SearchOptions,
  search: Search,
): Map<string, Call<never>['example']> {
  const { searchCall, searchFamiliesCall } = searchCalls(search, options)
  const examples = new Map<string, Call<never>['example']>()
  const add = <Query extends z.ZodRawShape>(call: Call<Query>) => {
    addCall(app, call, options)
    examples.set(call.path, call.example)
  }
  add(generalCall)
  add(pagesCall)
  add(articlesCall)
  add(categoriesCall)
  add(jobsCall)
  add(acousticGuidesCall)
  add(faqCall)
  add(locationsCall)
  add(organizationCall)
  add(awardsCall)
  add(redirectsCall)
  add(familiesCall)
  add(familyGridCall)
  add(typologiesCall)
  add(issuesCall)
  add(skinsCall)
  add(fabricsCall)
  add(ready2goCall)
  add(ready2goCountCall)
  add(designersCall)
  add(downloadsCall)
  add(pressCall)
  add(breadcrumbsCall)
  add(searchCall)
  add(searchFamiliesCall)
  return examples
}
