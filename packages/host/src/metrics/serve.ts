import type { Server } from 'node:http'
import { createServerWithTimeouts } from '../http/timeouts.ts'
import type { Metrics } from './metrics.ts'

/** Answers `/metrics` and nothing else, on a port that visitors do not reach. */
export const createMetricsServer = ({ scrape, contentType }: Pick<Metrics, 'scrape' | 'contentType'>): Server =>
  createServerWithTimeouts((request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics'
    if (!isAsked) return void response.writeHead(404).end()
    scrape().then(
      (text) => response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        console.error('The metrics could not be collected:', error)
        response.writeHead(500).end()
      },
    )
  })
