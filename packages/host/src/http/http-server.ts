import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { RequestLimits } from './request-limits.ts'
import { securityHeaders, type HeaderOptions } from './security-headers.ts'
import { createServerWithTimeouts, type Timeouts } from './timeouts.ts'
import { sendError, stripHost, validateRequest } from './validate-request.ts'
import { noteAddress, findPeerAddress, type ProxyTrust } from './proxy-trust.ts'
import { answerClientErrors } from './client-errors.ts'
import { inRequest } from '../log/log.ts'

interface HttpServerOptions {
  trust: ProxyTrust
  /** Default: nothing but the site's own files. */
  security?: HeaderOptions | undefined
  /** Default `defaultLimits`. */
  limits?: RequestLimits | undefined
  fetch: Parameters<typeof getRequestListener>[0]
  /** Answers what it can without the app. Default: nothing. */
  answerCached?:
    ((request: IncomingMessage, response: ServerResponse, security: Readonly<Record<string, string>>) => boolean) | undefined
  /** Called with each request, also with those that are refused. */
  onRequest?: ((request: IncomingMessage, response: ServerResponse) => void) | undefined
  /** Default `defaultTimeouts`. */
  timeouts?: Timeouts
}

/** The HTTP server: sets security headers on every answer, rejects invalid requests, closes slow connections; the app answers the rest. */
export function createHttpServer({
  trust,
  security,
  limits,
  fetch,
  answerCached,
  onRequest,
  timeouts,
}: HttpServerOptions): Server {
  const answer: RequestListener = getRequestListener(fetch)
  const headers = [false, true].map((https) => securityHeaders(https, security))
  const maps = headers.map((each) => new Map(Object.entries(each)))

  // Set on Node's response first: no later step can forget a header, each can override one.
  function handle(request: IncomingMessage, response: ServerResponse) {
    // Reset before it was accepted: nobody reads an answer.
    if (!findPeerAddress(request)) return request.socket.destroy()
    onRequest?.(request, response)
    const https = Number(trust.findBaseUrl(request).startsWith('https:'))
    const error = validateRequest(request, limits)
    if (!error && answerCached?.(request, response, headers[https]!)) return
    response.setHeaders(maps[https]!)
    if (error) return sendError(response, error, request.url ?? '')
    stripHost(request)
    if (request.headers.expect) response.writeContinue()
    inRequest(trust.readRequestId(request), () => answer(request, response))
  }

  const server = createServerWithTimeouts(handle, timeouts, limits).on('connection', noteAddress)
  answerClientErrors(server, securityHeaders(trust.findBaseUrl(undefined).startsWith('https:'), security))
  return server
}
