import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { HttpError } from '../http/errors.ts'
import { bodyLimit } from '../http/request-limits.ts'
import type { UploadSlot } from './upload-slots.ts'

/** Most pieces that a body may come in: those of a few bytes each would cost more time than they are worth. */
const maxPieces = 40_000

/** More of each than a form has. */
const limits = {
  files: 1,
  fields: 30,
  parts: 32,
  fieldSize: bodyLimit,
  headerPairs: 10,
  headerSize: 4_096,
}

/** Limits of a form with a file. */
interface UploadLimits {
  /** Name of the one field that may be a file. */
  field: string
  /** Most bytes of the file. */
  fileSize: number
  /** Most characters of its name. */
  nameLength: number
  /** Most bytes of the request that are read. */
  bodySize: number
}

export interface Upload {
  /** The fields that are texts; the last of a name counts. */
  texts: [name: string, value: string][]
  file?: { note: { name: string; type: string; size: number }; bytes: Uint8Array<ArrayBuffer> } | undefined
  /** Why it is not accepted, though it could be read to its end. */
  refusal?: HttpError | undefined
}

/**
 * Makes a file name that a system can show and keep. It is the last part of a path, without control and invisible characters, and
 * of limited length.
 */
function sanitizeFilename(filename: string, length: number): string {
  const [stem = ''] = filename
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{C}"<>:|?*\s]+/gu, ' ')
    .trim()
    .split(/\.pdf$/i)
  return `${stem.slice(0, length - 10).replace(/^[\s.]+/, '') || 'file'}.pdf`
}

const isPdf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-'

/** Collects a file in one place: many small pieces would take a multiple of its size. */
function collect(stream: BusboyFileStream, size: number): () => Uint8Array<ArrayBuffer> {
  // The system gives memory only for what is written.
  const whole = new Uint8Array(size)
  let end = 0
  stream.on('data', (piece: Buffer) => {
    whole.set(piece, end)
    end += piece.length
  })
  return () => whole.slice(0, end)
}

/**
 * Passes a body on piece by piece. Throws what went wrong with the connection as it is, why it must leave its place, and 400 where it is
 * no form.
 */
async function parse(
  body: ReadableStream<Uint8Array>,
  parser: BusboyInstance,
  maxSize: number,
  place?: UploadSlot,
): Promise<void> {
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>()
  parser.on('finish', () => resolve())
  parser.on('error', () => reject(new HttpError('The body is not a valid form', 400)))
  // Prevents an unhandled rejection: nobody may be waiting yet.
  ended.catch(() => {})
  let size = 0
  let pieces = 0
  // Its connection is still needed for the answer.
  const options = { signal: place?.signal, preventCancel: true }
  for await (const piece of place ? body.pipeThrough(new TransformStream(), options) : body) {
    size += piece.length
    if (place) place.bytes = size
    pieces += 1
    if (size > maxSize || pieces > maxPieces) throw new HttpError('Payload Too Large', 413)
    await Promise.race([ended, new Promise<void>((go) => void parser.write(piece, () => go()))])
  }
  parser.end()
  await ended
}

/**
 * Reads the fields and the file, a PDF, of a form as they arrive. The name and the media type of the file are not trusted. Throws
 * where the body cannot be read to its end.
 * @requirement FORM-49
 */
export async function readUpload(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  { field, fileSize, nameLength, bodySize }: UploadLimits,
  place?: UploadSlot,
): Promise<Upload> {
  const upload: Upload = { texts: [] }
  const refuse = (status: number, why: string, fields?: Record<string, string>) =>
    void (upload.refusal ??= new HttpError(why, status, fields && { fields }))
  const tooLarge = () => refuse(413, 'Payload Too Large')
  let parser: BusboyInstance
  try {
    const contentType = headers.get('content-type')!
    parser = new Busboy({ headers: { 'content-type': contentType }, limits: { ...limits, fileSize }, preservePath: true })
  } catch {
    throw new HttpError('The body is not a valid form', 400)
  }
  let textSize = 0
  let take = () => {}
  parser.on('field', (name, value, _isNameCut, isValueCut) => {
    textSize += Buffer.byteLength(`${name}${value}`)
    if (isValueCut || textSize > bodyLimit) return tooLarge()
    upload.texts.push([name, value])
  })
  for (const event of ['partsLimit', 'fieldsLimit'] as const) parser.on(event, tooLarge)
  parser.on('filesLimit', () => refuse(400, 'Invalid input', { [field]: 'Only one file is allowed' }))
  parser.on('file', (name, stream, filename) => {
    stream.on('error', () => {})
    if (name !== field) {
      stream.resume()
      return refuse(400, 'Invalid input', { [field]: `A file must be in the field "${field}"` })
    }
    const collected = collect(stream, fileSize)
    take = () => {
      const bytes = collected()
      if (stream.truncated) return refuse(413, 'Payload Too Large', { [field]: 'The file is too large' })
      // A field without a file.
      if (!bytes.length && !filename) return
      if (!isPdf(bytes)) return refuse(400, 'Invalid input', { [field]: 'The file is not a PDF' })
      upload.file = { note: { name: sanitizeFilename(filename, nameLength), type: 'application/pdf', size: bytes.length }, bytes }
    }
  })
  if (body) await parse(body, parser, bodySize, place)
  take()
  return upload
}
