import { ApiError } from '@brand/content'
import { inquiryFlags } from '@brand/content/inquiry'
import type { Context } from 'hono'

/** The fields of a form that a browser sent without JavaScript: a ticked box is a word, a line ends as on typewriters. */
function fieldsOf(text: string): Record<string, unknown> {
  const values: Record<string, unknown> = Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
  )
  for (const name of inquiryFlags) values[name] = values[name] === 'on' || values[name] === 'true'
  return values
}

export const isForm = ({ req }: Context): boolean =>
  req.header('content-type')?.toLowerCase().startsWith('application/x-www-form-urlencoded') ?? false

/** The fields that were sent, as JSON or as a form. Throws 400 when they are no fields. */
export async function readBody(c: Context): Promise<Record<string, unknown>> {
  if (isForm(c)) return fieldsOf(await c.req.text())
  const body: unknown = await c.req.json()
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new ApiError('The body is no object', 400)
  return body as Record<string, unknown>
}
