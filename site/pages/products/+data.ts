import type { PageContextServer } from 'vike/types'
import { loadProducts } from './load.ts'

export const data = ({ request }: PageContextServer) => loadProducts(request)
