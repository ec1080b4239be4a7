import type { PageContextServer } from 'vike/types'
import { loadArticle } from './load.ts'

export const data = ({ request, routeParams }: PageContextServer) => loadArticle(request, routeParams['slug']!)
