import type { PageContextServer } from 'vike/types'
import { loadInspiration } from './load.ts'

export const data = ({ request }: PageContextServer) => loadInspiration(request)
