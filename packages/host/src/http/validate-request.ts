import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import { defaultLimits, type RequestLimits } from './request-limits.ts'

/** Longest request target, in bytes. */
export const urlLimit = 8 * 1024

/** The answer to an invalid request. */
export interface RequestError {
  status: number
  message: string
  headers?: Record<string, string>
}

const host = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

const createError = (status: number, message = STATUS_CODES[status]!): RequestError => ({ status, message })

function hasValidHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]!.toLowerCase() === 'host')
  if (!hosts.length && httpVersion === '1.0') return true
  return hosts.length === 1 && host.test(hosts[0]!)
}

/** A path or a full URL, without a backslash: some parsers read it as a slash, so the path would be ambiguous. */
const isTarget = (url: string) =>
  (url.startsWith('/') ? URL.canParse(`http://site.invalid${url}`) : /^https?:\/\//i.test(url) && URL.canParse(url)) &&
  !url.split('?')[0]!.includes('\\')

/**
 * The error of an invalid request; `undefined` for a valid one.
 * @requirement RELIABILITY 10, 16
 */
export function validateRequest(
  request: IncomingMessage,
  { findLimit }: RequestLimits = defaultLimits,
): RequestError | undefined {
  const { url = '', method, headers } = request
  if (Buffer.byteLength(url) > urlLimit) return createError(414)
  if (!hasValidHost(request)) return createError(400)
  if (!isTarget(url)) return createError(400)
  const length = Number(headers['content-length'] ?? 0)
  if (length > findLimit(request)) return createError(413)
  // Only HTTP/1.1 has chunks: an older intermediary may have read the end of this body elsewhere.
  if (request.httpVersion === '1.0' && headers['transfer-encoding'])
    return createError(400, 'HTTP/1.0 supports no transfer encodings')
  if ((method === 'GET' || method === 'HEAD') && (length || headers['transfer-encoding']))
    return createError(400, `${method} must not have a body`)
  if (headers.expect && headers.expect.toLowerCase() !== '100-continue') return createError(417)
  return undefined
}

/**
 * Removes the host that a client names in its header or its target, so that nothing relies on it. `ProxyTrust` decides the site's
 * address.
 * @requirement RELIABILITY 13
 */
export function stripHost(request: IncomingMessage): void {
  request.headers.host = 'site.invalid'
  if (request.url!.startsWith('/')) return
  const { pathname, search } = new URL(request.url!)
  request.url = pathname + search
}

/**
 * Errors of the API are JSON, all others plain text.
 * @requirement ENT-02
 */
function formatContent({ status, message }: RequestError, url: string): [type: string, body: string] {
  return url.startsWith('/api/')
    ? ['application/json', JSON.stringify({ message, code: status })]
    : ['text/plain; charset=utf-8', `${message}\n`]
}

/** The headers beside the security headers. The connection is closed, so that the rest of a body is not read. */
function buildHeaders({ headers }: RequestError, type: string, body: string): Record<string, string> {
  return {
    'content-type': type,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    connection: 'close',
    ...headers,
  }
}

/** Answers an invalid request. */
export function sendError(response: ServerResponse, error: RequestError, url: string): void {
  const [type, body] = formatContent(error, url)
  response.writeHead(error.status, buildHeaders(error, type, body)).end(body)
}

/** The answer as text, for a socket on which no request could be parsed. */
export function errorText(error: RequestError, security: Record<string, string>): string {
  const [type, body] = formatContent(error, '')
  const headers = Object.entries({ ...security, ...buildHeaders(error, type, body), date: new Date().toUTCString() })
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${lines}\r\n${body}`
}
