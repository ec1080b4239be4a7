import type { ServerResponse } from 'node:http'

/** The failures of a CMS. `refused` is the server's own: it listens no more. */
export const faults = ['refused', 'hang', 'error-500', 'too-many', 'graphql-errors', 'cut-json', 'null'] as const
export type Fault = (typeof faults)[number]

const json = { 'Content-Type': 'application/json; charset=utf-8' }
const apiError = (code: string) => JSON.stringify({ data: [{ id: '1', type: 'api_error', attributes: { code, details: {} } }] })

/** Answers a query as a failing CMS does. */
const answers: Record<Exclude<Fault, 'refused'>, (response: ServerResponse) => void> = {
  hang: () => {},
  'error-500': (response) => response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>Internal Server Error</h1>'),
  'too-many': (response) =>
    response
      .writeHead(429, { ...json, 'X-RateLimit-Limit': '40', 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': '1' })
      .end(apiError('RATE_LIMIT_EXCEEDED')),
  'graphql-errors': (response) =>
    response.writeHead(200, json).end(JSON.stringify({ errors: [{ message: 'Something went wrong', locations: [], path: [] }] })),
  'cut-json': (response) => response.writeHead(200, json).end('{"data":{"in_en":[{"id":"'),
  null: (response) => response.writeHead(200, json).end('{"data":null}'),
}

export const answerFault = (fault: Exclude<Fault, 'refused'>, response: ServerResponse): void => answers[fault](response)
