import type { PageContextServer } from 'vike/types'
import { loadContact } from './load.ts'

export const data = (pageContext: PageContextServer) => loadContact(pageContext)
