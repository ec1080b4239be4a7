import type { PageContextServer } from 'vike/types'
import { loadFabric } from './load.ts'

export const data = (pageContext: PageContextServer) => loadFabric(pageContext)
