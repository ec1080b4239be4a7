import type { PageContextServer } from 'vike/types'
import { loadSearch } from './load.ts'

export const data = ({ request }: PageContextServer) => loadSearch(request)
