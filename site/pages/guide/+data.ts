import type { PageContextServer } from 'vike/types'
import { loadGuide } from './load.ts'

export const data = (pageContext: PageContextServer) => loadGuide(pageContext)
