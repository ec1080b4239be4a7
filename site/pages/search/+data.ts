import type { PageContextServer } from 'vike/types'
import { loadSearch } from './load.ts'

export const data = ({ site }: PageContextServer) => loadSearch(site)
