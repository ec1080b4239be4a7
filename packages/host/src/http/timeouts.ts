import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { defaultLimits, type RequestLimits } from './request-limits.ts'

/**
 * Time limits of a client, in ms. Node's default limits are minutes.
 * @requirement RELIABILITY 15
 */
export interface Timeouts {
  /** To send the headers of a request. */
  headers: number
  /** To send a whole request. */
  request: number
  /** To send a whole request with a file, which may take longer as long as it goes on, see `slowest`. */
  upload: number
  /** To read any byte of an answer, when it sends nothing. A proxy has to end what reads nothing and keeps sending. */
  read: number
  /** Between two requests. */
  idle: number
  /** Interval between two checks of the sending limits. */
  check: number
}

export const defaultTimeouts: Timeouts = {
  headers: 8_000,
  request: 12_000,
  upload: 180_000,
  read: 10_000,
  idle: 10_000,
  check: 1_000,
}

/** Open connections; further ones are closed immediately. Each takes some 20 kB. */
const maxConnections = 5_000

/** Bytes that a client must send of a file within a second, beyond the time that every request has: 0.25 Mbit/s. */
const slowest = 32_000

const toServerOptions = ({ headers, upload, idle, check }: Timeouts): ServerOptions => ({
  headersTimeout: headers,
  requestTimeout: upload,
  keepAliveTimeout: idle,
  connectionsCheckingInterval: check,
  // `validateRequest` checks it, so that the answer has our headers.
  requireHostHeader: false,
})

/** Node has one time for all requests; here those with a file get more of it with each byte that arrives. */
function endSlowBodies(server: Server, { request: time, check }: Timeouts, { isUpload }: RequestLimits): void {
  server.on('request', (request: IncomingMessage) => {
    const { socket, headers } = request
    if (!Number(headers['content-length']) && !headers['transfer-encoding']) return
    const [begun, before] = [performance.now(), socket.bytesRead]
    const timer = setInterval(() => {
      if (request.complete) return clearInterval(timer)
      const more = isUpload(request) ? ((socket.bytesRead - before) / slowest) * 1_000 : 0
      if (performance.now() - begun < time + more) return
      clearInterval(timer)
      server.emit('clientError', Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
    }, check).unref()
    request.once('close', () => clearInterval(timer))
  })
}

/** Pipelined requests that may wait on a connection; browsers send one at a time. */
const maxPipelined = 32

/**
 * Answers the pipelined requests of a connection one after the other. Node would start them all at once: a client that sends many
 * and reads none would have a file open for each, and its first chunks in memory.
 */
function inSequence(handler: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, { last: ServerResponse; waiting: number }>()
  return (request, response) => {
    const { socket } = request
    const connection = connections.get(socket)
    if (!connection || connection.last.writableFinished) {
      connections.set(socket, { last: response, waiting: 0 })
      return handler(request, response)
    }
    const { last } = connection
    connection.last = response
    connection.waiting += 1
    if (connection.waiting > maxPipelined) return socket.destroy()
    last.once('close', () => {
      connection.waiting -= 1
      // After an answer that ends the connection, nothing more can be sent on it.
      if (socket.writable) handler(request, response)
    })
  }
}

/** An HTTP server that closes connections which send or read too slowly. */
export function createServerWithTimeouts(
  handler: RequestListener,
  timeouts: Timeouts = defaultTimeouts,
  limits: RequestLimits = defaultLimits,
): Server {
  const answer = inSequence(handler)
  const handle: RequestListener = (request, response) => {
    // With nothing to read yet, the delay is ours, such as encoding a picture.
    response.setTimeout(timeouts.read)
    response.on('timeout', (socket: Socket) => (socket.writableLength ? socket.destroy() : socket.setTimeout(timeouts.read)))
    answer(request, response)
  }
  const server = createServer(toServerOptions(timeouts), handle).on('checkContinue', handle).on('checkExpectation', handle)
  endSlowBodies(server, timeouts, limits)
  server.maxConnections = maxConnections
  return server
}
