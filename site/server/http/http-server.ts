import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { securityHeaders } from './security-headers.ts'
import { createServerWithTimeouts, type Timeouts } from './timeouts.ts'
import { sendError, stripHost, validateRequest } from './validate-request.ts'
import { noteAddress, findPeerAddress, type ProxyTrust } from './proxy-trust.ts'
import { answerClientErrors } from './client-errors.ts'
import { inRequest } from '../log.ts'
import type { CachedRoutes } from '../cache/cached-routes.ts'

interface HttpServerOptions {
  trust: ProxyTrust
  /** Origins that may show the site in a frame. Default: none. */
  ancestors?: readonly string[]
  fetch: Parameters<typeof getRequestListener>[0]
  /** Answers what it can without the app. Default: nothing. */
  answerCached?: CachedRoutes['answer'] | undefined
  /** Called with each request, also with those that are refused. */
  onRequest?: ((request: IncomingMessage, response: ServerResponse) => void) | undefined
  /** Default `defaultTimeouts`. */
  timeouts?: Timeouts
}

/** The HTTP server: sets security headers on every answer, rejects invalid requests, closes slow connections; the app answers the rest. */
export function createHttpServer({ trust, ancestors, fetch, answerCached, onRequest, timeouts }: HttpServerOptions): Server {
  const answer: RequestListener = getRequestListener(fetch)
  const headers = [false, true].map((https) => securityHeaders(https, ancestors))
  const maps = headers.map((each) => new Map(Object.entries(each)))

  // Set on Node's response first: no later step can forget a header, each can override one.
  function handle(request: IncomingMessage, response: ServerResponse) {
    // Reset before it was accepted: nobody reads an answer.
    if (!findPeerAddress(request)) return request.socket.destroy()
    onRequest?.(request, response)
    const https = Number(trust.findBaseUrl(request).startsWith('https:'))
    const error = validateRequest(request)
    if (!error && answerCached?.(request, response, headers[https]!)) return
    response.setHeaders(maps[https]!)
    if (error) return sendError(response, error, request.url ?? '')
    stripHost(request)
    if (request.headers.expect) response.writeContinue()
    inRequest(trust.readRequestId(request), () => answer(request, response))
  }

  const server = createServerWithTimeouts(handle, timeouts).on('connection', noteAddress)
  answerClientErrors(server, securityHeaders(trust.findBaseUrl(undefined).startsWith('https:'), ancestors))
  return server
}
