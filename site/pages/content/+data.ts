import type { PageContextServer } from 'vike/types'
import { loadPage } from '../load-page.ts'

export const data = (pageContext: PageContextServer) => loadPage(pageContext, pageContext.urlPathname)
