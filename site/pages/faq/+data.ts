import type { PageContextServer } from 'vike/types'
import { loadFaq } from './load.ts'

export const data = (pageContext: PageContextServer) => loadFaq(pageContext)
