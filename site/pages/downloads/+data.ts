import type { PageContextServer } from 'vike/types'
import { loadDownloads } from './load.ts'

export const data = (pageContext: PageContextServer) => loadDownloads(pageContext)
