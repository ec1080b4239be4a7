import type { PageContextServer } from 'vike/types'
import { loadDealers } from './load.ts'

export const data = (pageContext: PageContextServer) => loadDealers(pageContext)
