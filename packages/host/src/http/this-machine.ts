import type { Context } from 'hono'

/** Whether an address is this machine's own; as a client of `ProxyTrust` too, which knows IPv6 by its network. */
export const isLoopback = (address: string | undefined): boolean =>
  /^(?:::1|0:0:0:0::\/64|(?:::ffff:)?127(?:\.\d{1,3}){3})$/.test(address ?? '')

/** Headers that a proxy adds. Behind a proxy, the socket does not identify the client. */
const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** Whether a request has come through a proxy. */
export const isForwarded = (c: Context): boolean => forwarded.some((name) => c.req.header(name) !== undefined)
