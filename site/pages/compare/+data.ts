import type { PageContextServer } from 'vike/types'
import { loadCompare } from './load.ts'

export const data = ({ request }: PageContextServer) => loadCompare(request)
