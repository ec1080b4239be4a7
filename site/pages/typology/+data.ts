import type { PageContextServer } from 'vike/types'
import { loadTypology } from './load.ts'

export const data = ({ request, routeParams }: PageContextServer) => loadTypology(request, routeParams['slug']!)
