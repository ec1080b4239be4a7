import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { errorText, urlLimit, type RequestError } from './validate-request.ts'

/** Time that a client may go on sending after its error was answered, in ms. */
const linger = 1000

type ParserError = Error & { code?: string; rawPacket?: Buffer }

/** Whether the request line overflowed: a method, and no end of the line within the longest target. */
const isLongUrl = (packet: Buffer | undefined) => {
  const start = packet?.subarray(0, urlLimit).toString('latin1') ?? ''
  return /^[A-Z]+ [^\r\n]+$/.test(start) && start.length === urlLimit
}

function toRequestError({ code, rawPacket }: ParserError): RequestError {
  if (code === 'HPE_HEADER_OVERFLOW')
    return isLongUrl(rawPacket)
      ? { status: 414, message: 'URI Too Long' }
      : { status: 431, message: 'Request Header Fields Too Large' }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, message: 'Request Timeout' }
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return { status: 413, message: 'Payload Too Large' }
  return { status: 400, message: 'Bad Request' }
}

/**
 * Answers requests that Node's parser rejects with our headers; Node would send a bare status. While another answer is being sent
 * on the connection nothing is written, since it would be read as that answer's body.
 * @requirement RELIABILITY 14, 16
 */
export function answerClientErrors(server: Server, security: Record<string, string>): void {
  const answers = new WeakMap<Socket, ServerResponse[]>()
  const answered = new WeakSet<Socket>()
  const unfinished = (socket: Socket) => (answers.get(socket) ?? []).filter(({ writableFinished }) => !writableFinished)
  server.prependListener(
    'request',
    ({ socket }: IncomingMessage, response: ServerResponse) => void answers.set(socket, [...unfinished(socket), response]),
  )

  function answer(socket: Socket, error: RequestError) {
    answered.add(socket)
    socket.on('error', () => socket.destroy())
    socket.end(errorText(error, security)).resume()
    // Closing at once would reset the connection while the client is still sending, and the answer would be lost.
    setTimeout(() => socket.destroy(), linger).unref()
  }

  server.on('clientError', (error: ParserError, socket: Socket) => {
    const isAnswering = unfinished(socket).some(({ headersSent }) => headersSent)
    if (answered.has(socket)) return
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) socket.destroy()
    else answer(socket, toRequestError(error))
  })
  server.on('connect', (_request: IncomingMessage, socket: Socket) =>
    answer(socket, { status: 405, message: 'Method not allowed', headers: { allow: 'GET, HEAD' } }),
  )
}
