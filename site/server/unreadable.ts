import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { refusalText, urlLimit, type Refusal } from './refusals.ts'

/** How long a refused client may go on sending into the void, in ms. */
const linger = 1000

type ParserError = Error & { code?: string; rawPacket?: Buffer }

/** Whether what overflowed is the first line: a method, and then no end of the line within the longest target. */
const isLongUrl = (packet: Buffer | undefined) => {
  const start = packet?.subarray(0, urlLimit).toString('latin1') ?? ''
  return /^[A-Z]+ [^\r\n]+$/.test(start) && start.length === urlLimit
}

function reasonOf({ code, rawPacket }: ParserError): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW')
    return isLongUrl(rawPacket)
      ? { status: 414, message: 'URI Too Long' }
      : { status: 431, message: 'Request Header Fields Too Large' }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, message: 'Request Timeout' }
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return { status: 413, message: 'Payload Too Large' }
  return { status: 400, message: 'Bad Request' }
}

/**
 * Answers what Node's parser refuses, with the same headers as everything else (RELIABILITY 14, 16): it would send a bare status.
 * Where an answer is on its way already, another one would only be read as its body.
 */
export function answerUnreadable(server: Server, security: Record<string, string>): void {
  const answers = new WeakMap<Socket, ServerResponse[]>()
  const refused = new WeakSet<Socket>()
  const underWay = (socket: Socket) => (answers.get(socket) ?? []).filter(({ writableFinished }) => !writableFinished)
  server.prependListener(
    'request',
    ({ socket }: IncomingMessage, response: ServerResponse) => void answers.set(socket, [...underWay(socket), response]),
  )

  function refuse(socket: Socket, refusal: Refusal) {
    refused.add(socket)
    socket.on('error', () => socket.destroy())
    socket.end(refusalText(refusal, security)).resume()
    // Closed at once, what the client is still sending would make its side throw the answer away.
    setTimeout(() => socket.destroy(), linger).unref()
  }

  server.on('clientError', (error: ParserError, socket: Socket) => {
    const isAnswering = underWay(socket).some(({ headersSent }) => headersSent)
    if (refused.has(socket)) return
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) socket.destroy()
    else refuse(socket, reasonOf(error))
  })
  server.on('connect', (_request: IncomingMessage, socket: Socket) =>
    refuse(socket, { status: 405, message: 'Method not allowed', headers: { allow: 'GET, HEAD' } }),
  )
}
