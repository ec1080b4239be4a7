import { createServer, type RequestListener, type Server, type ServerOptions, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How long a client may take, in ms (RELIABILITY 15). Node's own limits are minutes. */
export interface Patience {
  /** To send the headers of a request. */
  headers: number
  /** To send a whole request. */
  request: number
  /** To take any byte of what waits for it, when it is silent. */
  read: number
  /** To take the next piece of what waits for it, even when it keeps sending: Node's clock starts anew with every byte that comes. */
  piece: number
  /** Between two requests. */
  idle: number
  /** Limits of sending are looked at this often. */
  check: number
}

export const usual: Patience = { headers: 8_000, request: 12_000, read: 10_000, piece: 30_000, idle: 10_000, check: 1_000 }

/** Connections at once; more are closed at once, before they cost anything. Each takes some 20 kB. */
const mostConnections = 5_000

const optionsOf = ({ headers, request, idle, check }: Patience): ServerOptions => ({
  headersTimeout: headers,
  requestTimeout: request,
  keepAliveTimeout: idle,
  connectionsCheckingInterval: check,
  // Checked with the rest of a request, so that the answer has our headers.
  requireHostHeader: false,
})

/** Cuts off who takes nothing of an answer for too long. Pieces are small: films come in 64 kB, pages and pictures whole. */
function watchReaders(server: Server, { piece, check }: Patience): void {
  const readers = new Map<ServerResponse, { sent: number; since: number }>()
  const timer = setInterval(() => {
    for (const [{ socket }, reader] of readers) {
      const sent = socket ? socket.bytesWritten - socket.writableLength : 0
      const isStuck = socket?.writableLength && sent === reader.sent
      if (!isStuck) Object.assign(reader, { sent, since: performance.now() })
      else if (performance.now() - reader.since > piece) socket.destroy()
    }
  }, check).unref()
  server.on('close', () => clearInterval(timer))
  server.on('request', (_request, response: ServerResponse) => {
    readers.set(response, { sent: 0, since: performance.now() })
    response.once('close', () => readers.delete(response))
  })
}

/** Requests that a connection may have waiting; browsers send one at a time. */
const mostWaiting = 32

/**
 * Answers the requests of a connection one after the other. Node would begin them all at once: a client that sends many and reads
 * none would have a file open for each, and what was read of it in memory.
 */
function inTurn(handler: RequestListener): RequestListener {
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
    if (connection.waiting > mostWaiting) return socket.destroy()
    last.once('close', () => {
      connection.waiting -= 1
      if (!socket.destroyed) handler(request, response)
    })
  }
}

/** A server that no client can hold up: one that sends or reads too slowly is cut off. */
export function createPatientServer(handler: RequestListener, patience: Patience = usual): Server {
  const answer = inTurn(handler)
  const handle: RequestListener = (request, response) => {
    // While nothing waits to be read it is our own work that takes its time, such as encoding a picture.
    response.setTimeout(patience.read)
    response.on('timeout', (socket: Socket) => (socket.writableLength ? socket.destroy() : socket.setTimeout(patience.read)))
    answer(request, response)
  }
  const server = createServer(optionsOf(patience), handle).on('checkContinue', handle).on('checkExpectation', handle)
  watchReaders(server, patience)
  server.maxConnections = mostConnections
  return server
}
