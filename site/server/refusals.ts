import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import { bodyLimit } from '@brand/content-api'

/** Longest request target, in bytes. */
export const urlLimit = 8 * 1024

/** An answer to a request that is not looked at any further. */
export interface Refusal {
  status: number
  message: string
  headers?: Record<string, string>
}

const host = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

const refusal = (status: number, message = STATUS_CODES[status]!): Refusal => ({ status, message })

function hostOf({ rawHeaders, httpVersion }: IncomingMessage): 'fine' | 'wrong' {
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]!.toLowerCase() === 'host')
  if (!hosts.length && httpVersion === '1.0') return 'fine'
  return hosts.length === 1 && host.test(hosts[0]!) ? 'fine' : 'wrong'
}

/** A path or a full address. Some read a backslash as a slash: what a path means must not depend on the reader. */
const isTarget = (url: string) =>
  (url.startsWith('/') ? URL.canParse(`http://site.invalid${url}`) : /^https?:\/\//i.test(url) && URL.canParse(url)) &&
  !url.split('?')[0]!.includes('\\')

/** Why a request is refused before anything looks at it; `undefined` when it is in order (RELIABILITY 10, 16). */
export function refusalOf(request: IncomingMessage): Refusal | undefined {
  const { url = '', method, headers } = request
  if (Buffer.byteLength(url) > urlLimit) return refusal(414)
  if (hostOf(request) === 'wrong') return refusal(400)
  if (!isTarget(url)) return refusal(400)
  const length = Number(headers['content-length'] ?? 0)
  if (length > bodyLimit) return refusal(413)
  if ((method === 'GET' || method === 'HEAD') && (length || headers['transfer-encoding']))
    return refusal(400, `${method} takes no body`)
  if (headers.expect && headers.expect.toLowerCase() !== '100-continue') return refusal(417)
  return undefined
}

/**
 * Takes from a request what nobody may rely on: the host that it names, in its header or its target (RELIABILITY 13). What the
 * site's address is says `Trust`.
 */
export function forgetHost(request: IncomingMessage): void {
  request.headers.host = 'site.invalid'
  if (request.url!.startsWith('/')) return
  const { pathname, search } = new URL(request.url!)
  request.url = pathname + search
}

/** The API's errors are JSON (ENT-02), all others plain text. */
function contentOf({ status, message }: Refusal, url: string): [type: string, body: string] {
  return url.startsWith('/api/')
    ? ['application/json', JSON.stringify({ message, code: status })]
    : ['text/plain; charset=utf-8', `${message}\n`]
}

/** What every refusal says beside the security headers. The connection ends: the rest of a body would be read for nothing. */
function headersOf({ headers }: Refusal, type: string, body: string): Record<string, string> {
  return {
    'content-type': type,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    connection: 'close',
    ...headers,
  }
}

/** Answers a request that is refused. */
export function refuse(response: ServerResponse, refusal: Refusal, url: string): void {
  const [type, body] = contentOf(refusal, url)
  response.writeHead(refusal.status, headersOf(refusal, type, body)).end(body)
}

/** The same as text, for a socket on which no request could be read. */
export function refusalText(refusal: Refusal, security: Record<string, string>): string {
  const [type, body] = contentOf(refusal, '')
  const headers = Object.entries({ ...security, ...headersOf(refusal, type, body), date: new Date().toUTCString() })
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines}\r\n${body}`
}
