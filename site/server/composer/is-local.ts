import type { Context } from 'hono'
import { incomingOf } from '../http/proxy-trust.ts'
import { isForwarded, isLoopback } from '../http/this-machine.ts'

const localNames = new Set(['localhost', '127.0.0.1', '[::1]'])
const isLocalAddress = (url: string | undefined) => localNames.has(URL.parse(url ?? '')?.hostname ?? '')

/**
 * Whether a request comes from a page of this machine, sent by a browser on it: the peer, the host that is asked for and the page's
 * origin are all this machine, and no proxy stands between. The host refuses sites that let their name point here; the origin, all
 * others.
 */
export function isLocal(c: Context): boolean {
  const { req } = c
  if (!isLoopback(incomingOf(c)?.socket.remoteAddress) || isForwarded(c)) return false
  return isLocalAddress(`http://${req.header('host')}`) && isLocalAddress(req.header('origin'))
}
