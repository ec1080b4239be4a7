import { ApiError } from '@brand/content'
import { inquiryLimits, type FileNote } from '@brand/content/inquiry'
import { bodyLimit } from '@brand/content-api'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { uploadLimit } from '../http/upload.ts'
import type { UploadSlot } from './upload-slots.ts'

/** The one field that may be a file. */
export const fileField = 'file'

/** Most pieces that a body may come in: those of a few bytes each would cost more time than they are worth. */
const maxPieces = 40_000

/** More of each than a form has. */
const limits = {
  files: 1,
  fields: 30,
  parts: 32,
  fieldSize: bodyLimit,
  fileSize: inquiryLimits.file,
  headerPairs: 10,
  headerSize: 4_096,
}

export interface Upload {
  /** The fields that are texts; the last of a name counts. */
  texts: [name: string, value: string][]
  file?: { note: FileNote; bytes: Uint8Array<ArrayBuffer> } | undefined
  /** Why it is not accepted, though it could be read to its end. */
  refusal?: ApiError | undefined
}

/**
 * Makes a file name that a system can show and keep. It is the last part of a path, without control and invisible characters, and
 * of limited length.
 */
function sanitizeFilename(filename: string): string {
  const [stem = ''] = filename
    .toWellFormed()
    .normalize('NFC')
    .replace(/^.*[/\\]/s, '')
    .replaceAll(/[\p{C}"<>:|?*\s]+/gu, ' ')
    .trim()
    .split(/\.pdf$/i)
  return `${stem.slice(0, inquiryLimits.line - 10).replace(/^[\s.]+/, '') || 'file'}.pdf`
}

const isPdf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-'

/** Collects a file in one place: many small pieces would take a multiple of its size. */
function collect(stream: BusboyFileStream): () => Uint8Array<ArrayBuffer> {
  // The system gives memory only for what is written.
  const whole = new Uint8Array(inquiryLimits.file)
  let size = 0
  stream.on('data', (piece: Buffer) => {
    whole.set(piece, size)
    size += piece.length
  })
  return () => whole.slice(0, size)
}

/**
 * Passes a body on piece by piece. Throws what went wrong with the connection as it is, why it must leave its place, and 400 where it is
 * no form.
 */
async function parse(body: ReadableStream<Uint8Array>, parser: BusboyInstance, place?: UploadSlot): Promise<void> {
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>()
  parser.on('finish', () => resolve())
  parser.on('error', () => reject(new ApiError('The body is not a valid form', 400)))
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
    if (size > uploadLimit || pieces > maxPieces) throw new ApiError('Payload Too Large', 413)
    await Promise.race([ended, new Promise<void>((go) => void parser.write(piece, () => go()))])
  }
  parser.end()
  await ended
}

/**
 * Reads the fields and the file of a form as they arrive. The name and the media type of the file are not trusted. Throws where
 * the body cannot be read to its end.
 * @requirement FORM-49
 */
export async function readUpload({ headers, body }: Pick<Request, 'headers' | 'body'>, place?: UploadSlot): Promise<Upload> {
  const upload: Upload = { texts: [] }
  const refuse = (status: number, why: string, fields?: Record<string, string>) =>
    void (upload.refusal ??= new ApiError(why, status, fields && { fields }))
  const tooLarge = () => refuse(413, 'Payload Too Large')
  let parser: BusboyInstance
  try {
    parser = new Busboy({ headers: { 'content-type': headers.get('content-type')! }, limits, preservePath: true })
  } catch {
    throw new ApiError('The body is not a valid form', 400)
  }
  let textSize = 0
  let take = () => {}
  parser.on('field', (name, value, _isNameCut, isValueCut) => {
    textSize += Buffer.byteLength(`${name}${value}`)
    if (isValueCut || textSize > bodyLimit) return tooLarge()
    upload.texts.push([name, value])
  })
  for (const event of ['partsLimit', 'fieldsLimit'] as const) parser.on(event, tooLarge)
  parser.on('filesLimit', () => refuse(400, 'Invalid input', { [fileField]: 'Only one file is allowed' }))
  parser.on('file', (name, stream, filename) => {
    stream.on('error', () => {})
    if (name !== fileField) {
      stream.resume()
      return refuse(400, 'Invalid input', { [fileField]: `A file must be in the field "${fileField}"` })
    }
    const collected = collect(stream)
    take = () => {
      const bytes = collected()
      if (stream.truncated) return refuse(413, 'Payload Too Large', { [fileField]: 'The file is too large' })
      // A field without a file.
      if (!bytes.length && !filename) return
      if (!isPdf(bytes)) return refuse(400, 'Invalid input', { [fileField]: 'The file is not a PDF' })
      upload.file = { note: { name: sanitizeFilename(filename), type: 'application/pdf', size: bytes.length }, bytes }
    }
  })
  if (body) await parse(body, parser, place)
  take()
  return upload
}
