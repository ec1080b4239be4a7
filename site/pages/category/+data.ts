import type { PageContextServer } from 'vike/types'
import { loadCategory } from './load.ts'

export const data = ({ request, routeParams }: PageContextServer) => loadCategory(request, routeParams['slug']!)
