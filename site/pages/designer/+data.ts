import type { PageContextServer } from 'vike/types'
import { loadDesigner } from './load.ts'

export const data = (pageContext: PageContextServer) => loadDesigner(pageContext)
