import type { Context } from 'hono'
import { accepts } from 'hono/accepts'

/**
 * Whether a header names a form with a quality above zero. Wildcards do not count, as Hono's own matching has it: browsers that
 * cannot show AVIF send `image/*`.
 */
export const isAccepted = (c: Context, header: 'Accept' | 'Accept-Encoding', form: string): boolean =>
  accepts(c, {
    header,
    supports: [form],
    default: '',
    match: (named) => (named.some(({ type, q }) => type === form && q > 0) ? form : ''),
  }) === form
