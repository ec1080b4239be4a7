import type { PageContextServer } from 'vike/types'
import { loadReady2go } from './load.ts'

export const data = (pageContext: PageContextServer) => loadReady2go(pageContext)
