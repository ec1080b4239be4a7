import { inquiryFlags, inquiryLimits } from '@brand/content/inquiry'
import { HttpError, readUpload, type Upload, type UploadSlot } from '@brand/host'
import type { Context } from 'hono'
import { isUpload, uploadLimit } from '../http/upload.ts'

const fileField = 'file'

const uploadLimits = {
  field: fileField,
  fileSize: inquiryLimits.file,
  nameLength: inquiryLimits.line,
  bodySize: uploadLimit,
}

export interface Body extends Pick<Upload, 'refusal'> {
  values: Record<string, unknown>
  /** The bytes of the file that `values` describe. */
  bytes?: Uint8Array<ArrayBuffer> | undefined
}

/** The fields of a form that a browser sent without JavaScript: a ticked box is a word, a line ends as on typewriters. */
function parseFields(texts: Iterable<[name: string, value: string]>): Record<string, unknown> {
  const values: Record<string, unknown> = Object.fromEntries(
    Array.from(texts, ([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
  )
  for (const name of inquiryFlags) values[name] = values[name] === 'on' || values[name] === 'true'
  return values
}

const readContentType = ({ req }: Context) => req.header('content-type')?.toLowerCase() ?? ''

export const hasUpload = ({ req }: Context): boolean =>
  isUpload({ method: req.method, url: req.path, headers: { 'content-type': req.header('content-type') } })

const isUrlencoded = (c: Context) => readContentType(c).startsWith('application/x-www-form-urlencoded')

/** Whether a page is to be answered: our script sends files as a form too, but asks for no page. */
export const isForm = (c: Context): boolean =>
  isUrlencoded(c) || (hasUpload(c) && (c.req.header('accept')?.includes('text/html') ?? false))

/** The fields that were sent, as JSON or as a form. Throws 400 when they are no fields. A form with a file is read in a place. */
export async function readBody(c: Context, place?: UploadSlot): Promise<Body> {
  if (isUrlencoded(c)) return { values: parseFields(new URLSearchParams(await c.req.text())) }
  if (hasUpload(c)) {
    const { texts, file, refusal } = await readUpload(c.req.raw, uploadLimits, place)
    const values = parseFields(texts)
    if (values.form !== 'application') throw new HttpError('Only an application may have a file', 415)
    return { values: { ...values, [fileField]: file?.note }, bytes: file?.bytes, refusal }
  }
  const body: unknown = await c.req.json()
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new HttpError('The body must be an object', 400)
  const values = body as Record<string, unknown>
  // The description of a file comes from its bytes only.
  if (typeof values[fileField] === 'object')
    throw new HttpError('Invalid input', 400, { fields: { [fileField]: 'Send a file as multipart/form-data' } })
  return { values }
}
