import type { PageContextServer } from 'vike/types'
import { loadDownloadRequest } from './load.ts'

export const data = ({ request, routeParams }: PageContextServer) => loadDownloadRequest(request, routeParams.fileId!)
