import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { execute, parse, validate, type DocumentNode, type ExecutionResult } from 'graphql'
import { answerAsset } from './assets.ts'
import { answerFault, type Fault } from './faults.ts'
import { createLibrary, type Library } from './library.ts'
import type { View } from './nodes.ts'
import { standInSchema } from './schema.ts'
import { editsBetween, createPayload } from './webhooks.ts'

export { faults, type Fault } from './faults.ts'

interface StandInOptions {
  /** The content that it serves. */
  folder: string
  /** Token that queries must have. */
  token: string
  /** 0 is any free port. Default 0. */
  port?: number
  /** Queries that it takes within a second. Default 40. */
  perSecond?: number
}

const json = { 'Content-Type': 'application/json; charset=utf-8' }

function send(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { ...json, ...headers }).end(JSON.stringify(body))
}
const sendError = (response: ServerResponse, status: number, code: string, headers = {}) =>
  send(response, status, { data: [{ id: '1', type: 'api_error', attributes: { code, details: {} } }] }, headers)

async function readBody(request: IncomingMessage): Promise<{ query?: unknown; variables?: unknown } | undefined> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  try {
    return JSON.parse(Buffer.concat(parts).toString()) as object
  } catch {
    return undefined
  }
}

/** Queries that have been sent before, so that they are not checked again. */
const documents = new Map<string, DocumentNode>()

async function executeQuery(
  query: string,
  variableValues: Record<string, unknown>,
  contextValue: View,
): Promise<ExecutionResult> {
  const document = documents.get(query) ?? parse(query)
  const errors = documents.has(query) ? [] : validate(standInSchema, document)
  if (errors.length) return { errors }
  documents.set(query, document)
  return execute({ schema: standInSchema, document, variableValues, contextValue })
}

/** Counts the queries of the last second. */
function createLimit(perSecond: number) {
  let times: number[] = []
  return {
    isOver(): boolean {
      const now = performance.now()
      times = times.filter((time) => now - time < 1_000)
      if (times.length >= perSecond) return true
      times.push(now)
      return false
    },
  }
}

/** Returns the error for an invalid query, with the code that the CMS gives it. */
function objection({ headers, method }: IncomingMessage, token: string): [status: number, code: string] | undefined {
  if (method !== 'POST') return [404, 'NOT_FOUND']
  if (headers.authorization !== `Bearer ${token}`) return [401, 'INVALID_AUTHORIZATION_HEADER']
  const flags = { 'x-include-drafts': 'INVALID_X_INCLUDE_DRAFTS_HEADER', 'x-exclude-invalid': 'INVALID_X_EXCLUDE_INVALID_HEADER' }
  for (const [name, code] of Object.entries(flags))
    if (headers[name] !== undefined && headers[name] !== 'true') return [400, code]
  const { 'x-environment': environment = 'main' } = headers
  return environment === 'main' ? undefined : [400, 'INVALID_ENVIRONMENT']
}

/**
 * A stand-in of the Content Delivery API over a content folder: a GraphQL server whose schema is made from our models. It has the
 * headers, limits and errors of the CMS, and faults on demand. For tests, and to try the site without an account.
 */
export async function startStandIn({ folder, token, port = 0, perSecond = 40 }: StandInOptions) {
  const content = createLibrary(folder)
  const limit = createLimit(perSecond)
  let library: Library = await content.load()
  let fault: Fault | undefined
  let queries = 0
  const hanging = new Set<ServerResponse>()

  async function answerQuery(request: IncomingMessage, response: ServerResponse, origin: string): Promise<void> {
    const wrong = objection(request, token)
    if (wrong) return sendError(response, ...wrong)
    if (limit.isOver())
      return sendError(response, 429, 'RATE_LIMIT_EXCEEDED', {
        'X-RateLimit-Limit': perSecond,
        'X-RateLimit-Remaining': 0,
        'X-RateLimit-Reset': 1,
      })
    const body = await readBody(request)
    if (typeof body?.query !== 'string') return sendError(response, 400, 'INVALID_JSON_BODY')
    const hasDrafts = request.headers['x-include-drafts'] === 'true'
    const view: View = {
      library,
      records: hasDrafts ? library.withDrafts : library.published,
      origin,
      tags: new Set(),
      editor: request.headers['x-base-editing-url']?.toString(),
    }
    const { data, errors } = await executeQuery(body.query, (body.variables ?? {}) as Record<string, unknown>, view)
    // As the CMS: an error leaves no data, and tags that would be too many are cut.
    const tags = request.headers['x-cache-tags'] === 'true' ? { 'X-Cache-Tags': [...view.tags].slice(0, 500).join(' ') } : {}
    send(response, 200, errors ? { errors } : { data }, tags)
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const origin = `http://${request.headers.host}`
    const url = new URL(request.url ?? '/', origin)
    if (fault === 'hang') hanging.add(response)
    if (fault && fault !== 'refused') return answerFault(fault, response)
    if (url.pathname.startsWith('/assets/')) return answerAsset(folder, url, response)
    queries += 1
    return answerQuery(request, response, origin)
  }

  let server: Server
  let address: AddressInfo
  const listen = (wanted: number) =>
    new Promise<void>((resolve, reject) => {
      server = createServer((request, response) => {
        answer(request, response).catch((error: unknown) => sendError(response, 500, (error as Error).message))
      })
      server.once('error', reject).listen(wanted, '127.0.0.1', () => {
        address = server.address() as AddressInfo
        resolve()
      })
    })
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await listen(port)

  return {
    /** Address that queries are sent to. */
    endpoint: `http://127.0.0.1:${address!.port}/`,
    /** Number of queries received, without those that met a fault. */
    get queries() {
      return queries
    },
    /** Fails from now on with a fault; `undefined` ends it. */
    async fail(next: Fault | undefined): Promise<void> {
      if (fault === 'refused' && next !== 'refused') await listen(address.port)
      if (fault !== 'refused' && next === 'refused') await stop()
      fault = next
      if (next !== 'hang') for (const response of hanging) response.destroy()
      hanging.clear()
    },
    /** Reads the folder again, as an editor who publishes; gives what webhooks then say. */
    async reload() {
      const before = library
      library = await content.load()
      return editsBetween(before, library).map((edit) => createPayload(edit, library.assets))
    },
    /** Calls back after each change of the folder, until the function it returns is called. */
    watch: content.watch,
    close: stop,
  }
}

export type StandIn = Awaited<ReturnType<typeof startStandIn>>
