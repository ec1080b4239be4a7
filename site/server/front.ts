import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { securityHeaders } from './headers.ts'
import { createPatientServer, type Patience } from './patience.ts'
import { forgetHost, refusalOf, refuse } from './refusals.ts'
import type { Trust } from './trust.ts'
import { answerUnreadable } from './unreadable.ts'

interface Front {
  trust: Trust
  fetch: Parameters<typeof getRequestListener>[0]
  patience?: Patience
}

/** The server as clients meet it: headers on every answer, bad requests refused, slow ones cut off; the rest goes to the app. */
export function createFront({ trust, fetch, patience }: Front): Server {
  const answer: RequestListener = getRequestListener(fetch)
  const headers = new Map<boolean, Map<string, string>>()
  for (const https of [true, false]) headers.set(https, new Map(Object.entries(securityHeaders(https))))

  // On Node's own response, ahead of everything: no later step can forget a header, each can override one.
  function handle(request: IncomingMessage, response: ServerResponse) {
    response.setHeaders(headers.get(trust.baseUrlOf(request).startsWith('https:'))!)
    const refusal = refusalOf(request)
    if (refusal) return refuse(response, refusal, request.url ?? '')
    forgetHost(request)
    if (request.headers.expect) response.writeContinue()
    answer(request, response)
  }

  const server = createPatientServer(handle, patience)
  answerUnreadable(server, securityHeaders(trust.baseUrlOf(undefined).startsWith('https:')))
  return server
}
