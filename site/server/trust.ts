import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'

/** Whose word counts for the site's address and a client's. */
export interface Trusted {
  /** `BASE_URL`: public address of the site without a trailing slash. Where it is set no header decides (RED-11). */
  baseUrl: string | undefined
  /** `DEFAULT_BASE_URL`: the address when nothing else tells. Default `http://HOST:PORT`; empty: there is none (RED-13, RED-14). */
  defaultBaseUrl: string
  /** `TRUSTED_PROXIES`: proxies whose forwarded headers count. Default: none. */
  trustedProxies: BlockList
  /** `TRUSTED_HOSTS`: the hosts that those headers may name. Default: none (OR-77). */
  trustedHosts: ReadonlySet<string>
}

/** What a request says of itself, and who brings it. */
export type Incoming = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }

/** What Node knows of a request; `undefined` when the app was asked in process. */
export const incomingOf = (c: Context) => (c.env as { incoming?: Incoming } | undefined)?.incoming

const names: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const listOf = (setting = '') => setting.split(/[\s,]+/).filter(Boolean)
const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Reads `loopback, 10.0.0.0/8, 192.0.2.7`. Throws on what is none of these. */
export function parseProxies(setting?: string): BlockList {
  const list = new BlockList()
  for (const item of listOf(setting).flatMap((item) => names[item] ?? item)) {
    const [address = '', bits] = item.split('/')
    const most = isIP(address) === 6 ? 128 : 32
    if (!isIP(address) || (bits !== undefined && !(/^\d+$/.test(bits) && Number(bits) <= most)))
      throw new Error(
        `TRUSTED_PROXIES: "${item}" is neither an address, a range such as 10.0.0.0/8, nor ${Object.keys(names).join(' or ')}.`,
      )
    list.addSubnet(address, Number(bits ?? most), family(address))
  }
  return list
}

/** Reads `www.example.com, example.com:8443`. */
export const parseHosts = (setting?: string): ReadonlySet<string> => new Set(listOf(setting?.toLowerCase()))

/** The last of a list: the others were there before the request came to our proxy, so that anybody may have written them. */
const last = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .at(-1)!
    .trim()
    .toLowerCase()

/** `[2001:db8::1]:80` and `192.0.2.7:80` without brackets and port; `undefined` when it is no address. */
function addressOf(text: string): string | undefined {
  const bare = text.trim().replace(/^\[(.*)\](?::\d+)?$/, '$1')
  const address = isIP(bare) ? bare : bare.replace(/:\d+$/, '')
  return isIP(address) ? address : undefined
}

/**
 * What counts as one client: an IPv4 address, or the /64 network of an IPv6 one, all of which a household or an attacker has.
 */
function clientAt(address: string): string {
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

/** What may be believed of a request's headers. */
export function createTrust({ baseUrl, defaultBaseUrl, trustedProxies, trustedHosts }: Trusted) {
  const isProxy = (address: string | undefined) =>
    !!address && isIP(address) > 0 && trustedProxies.check(address, family(address))

  function forwarded({ headers, socket }: Incoming): string | undefined {
    const host = last(headers['x-forwarded-host'])
    if (!trustedHosts.has(host) || !isProxy(socket.remoteAddress)) return undefined
    return `${last(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http'}://${host}`
  }

  return {
    /**
     * The site's address for a request (RED-11 to RED-13): the configured one; else what a trusted proxy says, of a known host;
     * else the default. Empty when there is none. `Host` and `Forwarded` never decide.
     */
    baseUrlOf: (incoming: Incoming | undefined): string => baseUrl ?? (incoming && forwarded(incoming)) ?? defaultBaseUrl,

    /** Who asks (RELIABILITY 21): the address of the socket or, behind trusted proxies, the last one that they do not vouch for. */
    clientOf(incoming: Incoming | undefined): string | undefined {
      if (!incoming) return undefined
      const { headers, socket } = incoming
      let client = socket.remoteAddress
      const chain = String(headers['x-forwarded-for'] ?? '').split(',')
      while (isProxy(client) && chain.length) {
        const before = addressOf(chain.pop()!)
        if (!before) break
        client = before
      }
      return client && clientAt(client)
    },
  }
}

export type Trust = ReturnType<typeof createTrust>
