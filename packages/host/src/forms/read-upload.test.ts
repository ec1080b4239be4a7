import { describe, expect, it } from 'vitest'
import { bodyLimit } from '../http/request-limits.ts'
import { readUpload } from './read-upload.ts'

const limits = { field: 'file', fileSize: 5_000_000, nameLength: 200, bodySize: 20_000_000 }

const end = '\r\n'
const boundary = 'x'
const part = (disposition: string, content: string, type = '') =>
  `--${boundary}${end}Content-Disposition: form-data; ${disposition}${end}${type && `Content-Type: ${type}${end}`}${end}${content}${end}`
const closing = `--${boundary}--${end}`
const field = (name: string, value: string) => part(`name="${name}"`, value)
const file = (filename: string, content: string, name = 'file', type = 'application/pdf') =>
  part(`name="${name}"; filename="${filename}"`, content, type)
const pdf = '%PDF-1.7\n'

const toBytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
/** A body in pieces of a size. */
function createBody(bytes: Uint8Array<ArrayBuffer>, size = bytes.length): ReadableStream<Uint8Array<ArrayBuffer>> {
  let sent = 0
  return new ReadableStream({
    pull(stream) {
      if (sent >= bytes.length) return stream.close()
      stream.enqueue(bytes.subarray(sent, sent + size))
      sent += size
    },
  })
}
const read = (
  text: string,
  { size, type = `multipart/form-data; boundary=${boundary}` }: { size?: number; type?: string } = {},
) => readUpload({ headers: new Headers({ 'content-type': type }), body: createBody(toBytes(text), size) }, limits)
const awaitStatus = (reading: Promise<unknown>) =>
  reading.then(
    () => 200,
    (error: { status?: number }) => error.status,
  )

describe('a form with a file (FORM-49)', () => {
  it('is read whole, however its bytes are divided', async () => {
    const content = `${pdf}${Array.from({ length: 256 }, (_, i) => String.fromCharCode(i)).join('')}\r\n--y\r\n--\r`
    const text = field('form', 'application') + file('cv.pdf', content) + field('subject', 'a\r\nb') + closing
    for (const size of [1, 7, text.length]) {
      const { texts, file: found, refusal } = await read(text, { size })
      expect(texts).toEqual([
        ['form', 'application'],
        ['subject', 'a\r\nb'],
      ])
      expect(found!.note).toEqual({ name: 'cv.pdf', type: 'application/pdf', size: content.length })
      expect(Buffer.from(found!.bytes).equals(toBytes(content))).toBe(true)
      expect(refusal).toBeUndefined()
    }
  })

  it('is what FormData makes', async () => {
    const form = new FormData()
    form.append('form', 'application')
    form.append('first_name', 'Zoë')
    form.append('file', new File([pdf], 'Lebenslauf Zoë.pdf', { type: 'application/pdf' }))
    const { texts, file } = await readUpload(new Request('http://a.example', { method: 'POST', body: form }), limits)
    expect([Object.fromEntries(texts).first_name, file!.note.name]).toEqual(['Zoë', 'Lebenslauf Zoë.pdf'])
  })

  it('may come without one', async () => {
    const { file: found, refusal } = await read(file('', '', 'file', 'application/octet-stream') + closing)
    expect([found, refusal]).toEqual([undefined, undefined])
  })

  it('names it without a path and what no system can keep', async () => {
    const names = {
      '../../etc/passwd': 'passwd.pdf',
      'C:\\Users\\ines\\cv.PDF': 'cv.pdf',
      '..': 'file.pdf',
      '.htaccess': 'htaccess.pdf',
      'cv.pdf.exe': 'cv.pdf.exe.pdf',
      'a\u0000b\u0007c\u202Efdp.pdf': 'a b c fdp.pdf',
      'a<b>|c?.pdf': 'a b c .pdf',
      [`${'x'.repeat(400)}.pdf`]: `${'x'.repeat(190)}.pdf`,
    }
    for (const [name, expected] of Object.entries(names)) {
      const encoded = String.fromCharCode(...Buffer.from(name))
      const { file: found } = await read(file(encoded.replaceAll('\\', '\\\\'), pdf) + closing)
      expect([name, found?.note.name]).toEqual([name, expected])
    }
  })

  it('is refused where it is no PDF, whatever it says of itself, is empty, is one of two, or is in another field', async () => {
    const refused = async (text: string) => {
      const { file: found, refusal } = await read(field('form', 'application') + text + field('email', 'a@b.co') + closing)
      return [refusal?.status, Object.keys(refusal?.fields ?? {}), found === undefined]
    }
    for (const content of ['<script>alert(1)</script>', 'MZ%PDF-', '%PDF', ''])
      expect([content, await refused(file('cv.pdf', content))]).toEqual([content, [400, ['file'], true]])
    expect((await refused(file('a.pdf', pdf) + file('b.pdf', pdf)))[0]).toBe(400)
    expect(await refused(file('a.pdf', pdf, 'first_name'))).toEqual([400, ['file'], true])
  })

  it('may have 5 MB, and not one byte more; what is thrown away has a limit too', async () => {
    const whole = (size: number) =>
      field('form', 'application') + file('cv.pdf', pdf.padEnd(size, 'x')) + field('email', 'a@b.co') + closing
    const atLimit = await read(whole(limits.fileSize), { size: 65_536 })
    expect([atLimit.file!.bytes.length, atLimit.refusal]).toEqual([limits.fileSize, undefined])
    const more = await read(whole(limits.fileSize + 1), { size: 65_536 })
    expect([more.file, more.refusal?.status, more.refusal?.fields]).toEqual([undefined, 413, { file: 'The file is too large' }])
    // The form comes back with what was typed, also after the file.
    expect(more.texts.map(([name]) => name)).toEqual(['form', 'email'])
    expect(await awaitStatus(read(whole(limits.bodySize), { size: 65_536 }))).toBe(413)
  })

  it('has no more and no larger texts and parts than a form has', async () => {
    expect((await read(field('subject', 'x'.repeat(bodyLimit + 1)) + closing)).refusal?.status).toBe(413)
    expect((await read(field('a', 'x'.repeat(bodyLimit / 2)).repeat(3) + closing)).refusal?.status).toBe(413)
    expect((await read(field('a', 'x').repeat(31) + closing)).refusal?.status).toBe(413)
    // A body of single bytes takes a thousand times the work of a whole one.
    expect(await awaitStatus(read(file('cv.pdf', pdf + 'x'.repeat(50_000)) + closing, { size: 1 }))).toBe(413)
  })

  it('is refused where it ends too early or is none, and never waited for', async () => {
    const text = field('form', 'application') + file('cv.pdf', pdf.repeat(20)) + field('email', 'a@b.co') + closing
    for (let length = 0; length < text.length - 4; length += 1)
      expect([length, await awaitStatus(read(text.slice(0, length)))]).toEqual([length, 400])
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=other'])
      expect([type, await awaitStatus(read(text, { type }))]).toEqual([type, 400])
  })

  it('passes on why the connection failed', async () => {
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(stream) {
        stream.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
      },
    })
    const headers = new Headers({ 'content-type': 'multipart/form-data; boundary=x' })
    await expect(readUpload({ headers, body }, limits)).rejects.toThrow('aborted')
  })

  it('gives names of prototypes no power', async () => {
    const { texts } = await read(field('__proto__', 'x') + field('constructor', 'y') + closing)
    expect(texts).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ])
  })
})
