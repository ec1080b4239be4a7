import type { PageContextServer } from 'vike/types'
import { loadFamily } from './load.ts'

export const data = (pageContext: PageContextServer) => loadFamily(pageContext)
