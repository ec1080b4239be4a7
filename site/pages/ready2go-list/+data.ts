import type { PageContextServer } from 'vike/types'
import { loadReady2goList } from './load.ts'

export const data = ({ request }: PageContextServer) => loadReady2goList(request)
