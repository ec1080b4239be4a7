import type { PageContextServer } from 'vike/types'
import { loadJob } from './load.ts'

export const data = (pageContext: PageContextServer) => loadJob(pageContext)
