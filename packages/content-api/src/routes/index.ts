import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Search } from '../search/index.ts'
import { acousticGuidesCall } from './acoustic-guides.ts'
import { addCall, type CallOptions } from './answer.ts'
import { articlesCall, categoriesCall } from './articles.ts'
import { awardsCall } from './awards.ts'
import { breadcrumbsCall } from './breadcrumbs.ts'
import { designersCall } from './designers.ts'
import { downloadsCall, pressCall } from './downloads.ts'
import { fabricsCall, familiesCall, familyGridCall } from './families.ts'
import { faqCall } from './faq.ts'
import { generalCall } from './general.ts'
import { jobsCall } from './jobs.ts'
import { locationsCall } from './locations.ts'
import { organizationCall } from './organization.ts'
import { pagesCall } from './pages.ts'
import { ready2goCall, ready2goCountCall } from './ready2go.ts'
import { redirectsCall } from './redirects.ts'
import { searchCalls } from './search.ts'
import { skinsCall } from './skins.ts'
import { issuesCall, typologiesCall } from './typologies.ts'

/** Every call of the API. */
export function addCalls(app: OpenAPIHono, options: CallOptions, search: Search): void {
  const { searchCall, searchFamiliesCall } = searchCalls(search)
  addCall(app, generalCall, options)
  addCall(app, pagesCall, options)
  addCall(app, articlesCall, options)
  addCall(app, categoriesCall, options)
  addCall(app, jobsCall, options)
  addCall(app, acousticGuidesCall, options)
  addCall(app, faqCall, options)
  addCall(app, locationsCall, options)
  addCall(app, organizationCall, options)
  addCall(app, awardsCall, options)
  addCall(app, redirectsCall, options)
  addCall(app, familiesCall, options)
  addCall(app, familyGridCall, options)
  addCall(app, typologiesCall, options)
  addCall(app, issuesCall, options)
  addCall(app, skinsCall, options)
  addCall(app, fabricsCall, options)
  addCall(app, ready2goCall, options)
  addCall(app, ready2goCountCall, options)
  addCall(app, designersCall, options)
  addCall(app, downloadsCall, options)
  addCall(app, pressCall, options)
  addCall(app, breadcrumbsCall, options)
  addCall(app, searchCall, options)
  addCall(app, searchFamiliesCall, options)
}
