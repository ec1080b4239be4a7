import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { LRUCache } from 'lru-cache'

/** Cache of parsed headers: browsers send a few dozen different ones. Longer headers are parsed each time. */
const cached = new LRUCache<string, readonly string[]>({ max: 500 })
const maxLength = 200

/** The forms that a header names with a quality above zero. */
function namedIn(header: string): readonly string[] {
  const found = cached.get(header)
  if (found) return found
  const named = parseAccept(header)
    .filter(({ q }) => q > 0)
    .map(({ type }) => type)
  if (header.length <= maxLength) cached.set(header, named)
  return named
}

/**
 * Whether a header names a form with a quality above zero. Wildcards do not count: browsers that cannot show AVIF send `image/*`.
 */
export const names = (header: string | undefined, form: string): boolean => !!header && namedIn(header).includes(form)

/** Whether a header of a request names a form, see `names`. */
export const isAccepted = (c: Context, header: 'Accept' | 'Accept-Encoding', form: string): boolean =>
  names(c.req.header(header), form)
