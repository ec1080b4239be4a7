import type { PageContextServer } from 'vike/types'
import { loadIssue } from './load.ts'

export const data = ({ request, routeParams }: PageContextServer) => loadIssue(request, routeParams['slug']!)
