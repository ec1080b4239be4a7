import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createItemCalls } from './items.ts'
import { createSchemaCalls } from './schema.ts'
import { createState, Refusal, type Entity } from './state.ts'
import { createUploadCalls } from './uploads.ts'

/** Requests that it takes within 3 s, as the CMS does. */
const limit = { requests: 60, ms: 3_000 } as const

/** Answer to a request: an entity, a list of them, or a job whose result is asked for later. */
type Answer = Entity | Entity[]

interface Call {
  id: string
  body: Entity
  query: URLSearchParams
  origin: string
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const json = { 'Content-Type': 'application/json; charset=utf-8' }
const send = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { ...json, ...headers }).end(JSON.stringify(body))

function page(entities: readonly Entity[], query: URLSearchParams): Entity[] {
  const offset = Number(query.get('page[offset]') ?? 0)
  return entities.slice(offset, offset + Number(query.get('page[limit]') ?? 30))
}

interface StandInOptions {
  /** Token that requests must have. */
  token: string
  /** 0 is any free port. Default 0. */
  port?: number
  /** It refuses more requests than the CMS takes. Default `false`. */
  isLimited?: boolean
}

/**
 * A stand-in of the Content Management API: a project in memory, with the paths, forms, job results, limits and errors of the CMS, as
 * far as our commands use them. For tests, and to try the commands without an account.
 */
export async function startManagementStandIn({ token, port = 0, isLimited = false }: StandInOptions) {
  const state = createState()
  const schema = createSchemaCalls(state)
  const items = createItemCalls(state)
  const uploads = createUploadCalls(state)
  const requests: string[] = []
  /** Answers of the next requests in the place of their own. */
  const failures: { status: number; errors: readonly object[]; headers: Record<string, string> }[] = []
  let times: number[] = []

  const calls: Record<string, (call: Call) => Answer | Promise<Answer>> = {
    'GET /site': () => state.site,
    'PUT /site': ({ body }) => schema.updateSite(body),
    'GET /item-types': () => [...state.itemTypes.values()],
    'POST /item-types': ({ body }) => schema.createItemType(body),
    'PUT /item-types/:id': ({ id, body }) => schema.updateItemType(id, body),
    'GET /item-types/:id/fields': ({ id }) => schema.listFields(id),
    'POST /item-types/:id/fields': ({ id, body }) => schema.createField(id, body),
    'PUT /fields/:id': ({ id, body }) => schema.updateField(id, body),
    'GET /items': ({ query }) => items.list(query),
    'POST /items': ({ body }) => items.create(body),
    'PUT /items/:id': ({ id, body }) => items.update(id, body),
    'PUT /items/:id/publish': ({ id, query }) => items.publish(id, query.get('recursive') === 'true'),
    'GET /uploads': () => [...state.uploads.values()],
    'POST /upload-requests': ({ body, origin }) => uploads.request(body, origin),
    'POST /uploads': ({ body, origin }) => uploads.create(body, origin),
    'PUT /uploads/:id': ({ id, body, origin }) => uploads.update(id, body, origin),
    'GET /job-results/:id': ({ id }) => ({ id, type: 'job_result', attributes: { ...state.jobs.get(id) } }),
  }

  function objection(request: IncomingMessage): void {
    if (request.headers.authorization !== `Bearer ${token}`) throw new Refusal(401, 'INVALID_AUTHORIZATION_HEADER')
    const now = performance.now()
    times = times.filter((time) => now - time < limit.ms)
    if (isLimited && times.length >= limit.requests) throw new Refusal(429, 'RATE_LIMIT_EXCEEDED')
    times.push(now)
  }

  async function answerCall(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const bytes = await readBytes(request)
    const failure = failures.shift()
    if (failure) return void send(response, failure.status, { data: failure.errors }, failure.headers)
    objection(request)
    const parts = url.pathname.split('/').filter(Boolean)
    const [first, id = '', ...rest] = parts
    const name = `${request.method} /${[first, ...(parts.length > 1 ? [':id', ...rest] : [])].join('/')}`
    const call = calls[name]
    if (!call) throw new Refusal(404, 'NOT_FOUND')
    const body = bytes.length ? (JSON.parse(bytes.toString()) as { data: Entity }).data : ({} as Entity)
    const found = await call({ id, body, query: url.searchParams, origin: url.origin })
    if (!Array.isArray(found)) return void send(response, found.type === 'job' ? 202 : 200, { data: found })
    const isPaged = first === 'items' || first === 'uploads'
    send(response, 200, { data: isPaged ? page(found, url.searchParams) : found, meta: { total_count: found.length } })
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const path = decodeURIComponent(url.pathname)
    if (path.startsWith('/put/')) {
      state.files.set(path.slice('/put/'.length), await readBytes(request))
      return void response.writeHead(200).end()
    }
    if (path.startsWith('/assets/')) {
      const bytes = state.files.get(path.slice('/assets/'.length))
      return void response.writeHead(bytes ? 200 : 404).end(bytes)
    }
    requests.push(`${request.method} ${url.pathname}`)
    return answerCall(request, response, url)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!(error instanceof Refusal)) return send(response, 500, { data: [] })
      const headers = error.status === 429 ? { 'X-RateLimit-Reset': '3', 'X-RateLimit-Remaining': '0' } : {}
      return send(response, error.status, { data: error.errors }, headers)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })

  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    /** Method and path of every call. */
    requests,
    /** Answers the next calls with an error in place of their own answer. */
    fail(
      status: number,
      code: string,
      { times: count = 1, headers = {} }: { times?: number; headers?: Record<string, string> } = {},
    ) {
      const { errors } = new Refusal(status, code)
      for (let i = 0; i < count; i++) failures.push({ status, errors, headers })
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
