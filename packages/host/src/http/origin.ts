import type { Context } from 'hono'

/**
 * Whether a form was sent from a page of this site. Browsers name the origin of a request, and no page can change it. Without a
 * browser, the headers prove nothing. A site that does not know its address (`baseUrl` is empty) relies on `Sec-Fetch-Site`,
 * which browsers send on https and on this machine.
 * @requirement FORM-42
 */
export function isOwnOrigin({ req }: Context, baseUrl: string): boolean {
  const site = req.header('sec-fetch-site')
  if (site === 'same-origin') return true
  if (site && site !== 'none') return false
  const origin = req.header('origin')
  return origin === undefined || origin === URL.parse(baseUrl)?.origin
}
