import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { Context } from 'hono'
import proxyAddr from 'proxy-addr'

/** Decides the site's address and a client's. */
export interface TrustSettings {
  /**
   * `BASE_URL`: public address of the site without a trailing slash. If it is set, no header decides.
   * @requirement RED-11
   */
  baseUrl: string | undefined
  /**
   * `DEFAULT_BASE_URL`: the address when nothing else gives one. Default `http://HOST:PORT`; empty: there is none.
   * @requirement RED-13, RED-14
   */
  defaultBaseUrl: string
  /** `TRUSTED_PROXIES`: whether an address is a proxy whose forwarded headers count. Default: none is. */
  trustedProxies: (address: string) => boolean
  /**
   * `TRUSTED_HOSTS`: the hosts that those headers may name. Default: none.
   * @requirement OR-77
   */
  trustedHosts: ReadonlySet<string>
  /**
   * `OTHER_BASE_URLS`: further addresses that lead to this server. Default: none.
   * @requirement RED-04
   */
  otherBaseUrls?: readonly string[]
}

/** The headers of a request and the address of its socket. */
export type Incoming = Pick<IncomingMessage, 'headers'> & {
  socket: { remoteAddress?: string | undefined }
  /** Has the host that the client named, which no longer stands in `headers`. */
  rawHeaders?: readonly string[]
}

/** Node's request; `undefined` when the app is called in process. */
export const findIncoming = (c: Context) => (c.env as { incoming?: Incoming } | undefined)?.incoming

/** The addresses of connections, by their sockets: one that is reset no longer knows its own. */
const addresses = new WeakMap<Incoming['socket'], string>()

/**
 * Reads the address of a connection, to be called when it is accepted.
 * @requirement RELIABILITY 21
 */
export function noteAddress(socket: Incoming['socket']): void {
  const { remoteAddress } = socket
  if (remoteAddress) addresses.set(socket, remoteAddress)
}

/** The address of a request's connection; `undefined` where it was reset before it was accepted. */
export const findPeerAddress = ({ socket }: Pick<Incoming, 'socket'>): string | undefined =>
  addresses.get(socket) ?? socket.remoteAddress

/** All requests whose address is not known, as one client. `undefined` is a call in process only, which is not counted. */
const unknownClient = 'unknown'

/** Names of ranges, beside those of `proxy-addr`. */
const aliases: Record<string, string> = { private: 'uniquelocal' }

/** The entries of a setting, separated by commas or spaces. */
export const parseList = (setting = '') => setting.split(/[\s,]+/).filter(Boolean)

/** Reads `loopback, 10.0.0.0/8, 192.0.2.7` into a test of addresses. Throws on anything else. */
export function parseProxies(setting?: string): (address: string) => boolean {
  const compile = (item: string) => {
    try {
      return proxyAddr.compile(aliases[item] ?? item)
    } catch {
      throw new Error(`"${item}" must be an address, a range such as 10.0.0.0/8, loopback or private.`)
    }
  }
  const ranges = parseList(setting).map(compile)
  return (address) => ranges.some((contains) => contains(address, 0))
}

/** Reads `www.example.com, example.com:8443`. */
export const parseHosts = (setting?: string): ReadonlySet<string> => new Set(parseList(setting?.toLowerCase()))

/** The last value of a list: our proxy added it; any client may have written those before it. */
const last = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .at(-1)!
    .trim()
    .toLowerCase()

/** `[2001:db8::1]:80` and `192.0.2.7:80` without brackets and port; `undefined` when it is no address. */
function addressOf(text = ''): string | undefined {
  const bare = text.trim().replace(/^\[(.*)\](?::\d+)?$/, '$1')
  const address = isIP(bare) ? bare : bare.replace(/:\d+$/, '')
  return isIP(address) ? address : undefined
}

/**
 * Returns the key of a client: an IPv4 address, or the /64 network of an IPv6 address, which usually belongs to one household.
 */
function toClientKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || isIP(address) !== 6) return mapped ?? address
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const groups = (text = '') => text.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Decides which of a request's headers to trust. */
export function createProxyTrust({ baseUrl, defaultBaseUrl, trustedProxies, trustedHosts, otherBaseUrls = [] }: TrustSettings) {
  const isProxy = (hop: string | undefined) => {
    const address = addressOf(hop)
    return address !== undefined && trustedProxies(address)
  }

  function forwarded(incoming: Incoming): string | undefined {
    const { headers } = incoming
    const host = last(headers['x-forwarded-host'])
    if (!trustedHosts.has(host) || !isProxy(findPeerAddress(incoming))) return undefined
    return `${last(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http'}://${host}`
  }

  /** Returns the host that a client asks for, from the header of a trusted proxy or of the client itself. */
  function readHost(incoming: Incoming): string {
    const { headers, rawHeaders = [] } = incoming
    const named = rawHeaders.find((_, index) => index % 2 === 1 && rawHeaders[index - 1]!.toLowerCase() === 'host')
    return (isProxy(findPeerAddress(incoming)) && last(headers['x-forwarded-host'])) || last(named)
  }

  return {
    /**
     * The further address that a request asks for; `undefined` where it is none. It only decides which redirects there are, and those
     * lead to the site's own address: who forges it is redirected, and no one else.
     * @requirement RED-04, RELIABILITY 13
     */
    findOtherBaseUrl(incoming: Incoming | undefined): string | undefined {
      const host = incoming && otherBaseUrls.length ? readHost(incoming) : ''
      return otherBaseUrls.find((other) => new URL(other).host === host)
    },

    /**
     * The site's address for a request: the configured one; else that of a trusted proxy's headers, if the host is known; else
     * the default. Empty when there is none. `Host` and `Forwarded` never decide.
     * @requirement RED-11 to RED-13
     */
    findBaseUrl: (incoming: Incoming | undefined): string => baseUrl ?? (incoming && forwarded(incoming)) ?? defaultBaseUrl,

    /** The addresses for which pages are rendered ahead. Those of `TRUSTED_HOSTS` are taken to be on https. */
    baseUrls:
      baseUrl !== undefined || !trustedHosts.size
        ? [baseUrl ?? defaultBaseUrl]
        : [...trustedHosts].map((host) => `https://${host}`),

    /**
     * The id that a trusted proxy has given a request, or passes on; `undefined` where it has none.
     * @requirement OPS-01
     */
    readRequestId(incoming: Incoming): string | undefined {
      const id = incoming.headers['x-request-id']
      return typeof id === 'string' && /^[\w.-]{8,64}$/.test(id) && isProxy(findPeerAddress(incoming)) ? id : undefined
    },

    /**
     * The client of a request: the connection's address or, behind trusted proxies, the last address that is no proxy. `undefined` is
     * the server itself, which calls in process.
     * @requirement RELIABILITY 21
     */
    identifyClient(incoming: Incoming | undefined): string | undefined {
      if (!incoming) return undefined
      // The walk ends at the first hop that is not trusted; one that is no address at all is left out.
      const { headers } = incoming
      const hops = proxyAddr.all({ headers, socket: { remoteAddress: findPeerAddress(incoming) } } as IncomingMessage, isProxy)
      const client = hops.map(addressOf).findLast((address) => address !== undefined)
      return client ? toClientKey(client) : unknownClient
    },
  }
}

export type ProxyTrust = ReturnType<typeof createProxyTrust>
