import { homeSlug } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { loadPage } from '../load-page.ts'

export const data = (pageContext: PageContextServer) => loadPage(pageContext, homeSlug, true)
