import { inquiryLimits } from '@brand/content/inquiry'
import { createProxyTrust } from '@brand/host'
import { FullError } from '@brand/inquiries'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createInquiryRoutes } from './routes.ts'
import { accept, answer, env, fields, inquiries, post } from './test/posting.ts'

beforeEach(() => {
  accept.mockReset().mockResolvedValue({ id: 'inq_1' })
})

describe('an application with a file (FORM-49)', () => {
  const pdf = (size = 20) => '%PDF-1.7\n'.padEnd(size, 'x')
  const application = { ...fields, form: 'application', gdpr: 'on' }
  const renderForm = vi.fn<NonNullable<Parameters<typeof createInquiryRoutes>[0]['renderForm']>>()
  const openWith = (perMinute = 100) => createInquiryRoutes({ inquiries, trust: createProxyTrust(env), perMinute, renderForm })
  const html = { accept: 'text/html,*/*', referer: 'https://www.example.com/de/kontakt/bewerben' }
  interface Sent {
    changes?: Record<string, string>
    headers?: Record<string, string>
    app?: ReturnType<typeof openWith>
    client?: string
  }
  function send(content: string | undefined, { changes = {}, headers = {}, app = openWith(), client = '192.0.2.1' }: Sent = {}) {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...application, ...changes })) body.append(name, value)
    body.append('file', content === undefined ? new File([], '') : new File([content], '../Lebenslauf.pdf'))
    return app.request(
      '/api/inquiries',
      { method: 'POST', body, headers },
      { incoming: { headers, socket: { remoteAddress: client } } },
    )
  }
  beforeEach(() => {
    renderForm.mockReset().mockResolvedValue({ status: 200, html: '<p>', headers: {} })
  })

  it('is kept with its bytes, and answered as JSON or with a page', async () => {
    expect(await answer(send(pdf(), { headers: { 'idempotency-key': 'token-12345' } }))).toEqual([200, { ok: true, id: 'inq_1' }])
    const [inquiry, visit, bytes] = accept.mock.calls[0]!
    expect(inquiry).toMatchObject({
      form: 'application',
      file: { name: 'Lebenslauf.pdf', type: 'application/pdf', size: 20 },
      subject: 'How loud?\nAnd why?',
    })
    expect([visit.token, String(Buffer.from(bytes!))]).toEqual(['token-12345', pdf()])
    const page = await send(pdf(), { headers: html })
    expect([page.status, page.headers.get('location')]).toEqual([303, '/de/kontakt/bewerben?sent=application#sent-application'])
  })

  it('may come without one, also as JSON, but not as words about one', async () => {
    expect((await send(undefined)).status).toBe(200)
    expect(accept.mock.calls[0]![0]).not.toHaveProperty('file.name')
    const asJson = (file: unknown) => post(JSON.stringify({ ...fields, form: 'application', file }))
    expect((await asJson('')).status).toBe(200)
    for (const file of [{ name: 'cv.pdf', type: 'application/pdf', size: 5 }, ['x'], 'cv.pdf'])
      expect([file, await answer(asJson(file))]).toEqual([
        file,
        [400, expect.objectContaining({ fields: { file: expect.any(String) } })],
      ])
    expect(accept).toHaveBeenCalledTimes(2)
  })

  it('is the only form that takes one (RELIABILITY 16)', async () => {
    for (const form of ['contact', 'download', 'newsletter', 'none'])
      expect([form, (await send(pdf(), { changes: { form, file: 'prices' } })).status]).toEqual([form, 415])
    expect(accept).not.toHaveBeenCalled()
  })

  it('comes back with all that is wrong, what was typed, and the name of the file that must be chosen again (FORM-54)', async () => {
    expect((await send(pdf(), { changes: { email: 'ines' }, headers: html })).status).toBe(400)
    expect(renderForm.mock.calls[0]![3].state).toMatchObject({
      outcome: 'invalid',
      invalid: ['email'],
      values: { first_name: 'Ines', file: 'Lebenslauf.pdf', gdpr: 'on' },
    })
    for (const [content, status] of [
      [pdf(inquiryLimits.file + 1), 413],
      ['<script>', 400],
    ] as const) {
      expect((await send(content, { changes: { email: 'ines' }, headers: html })).status).toBe(status)
      expect(renderForm.mock.lastCall![3].state).toMatchObject({
        outcome: 'invalid',
        invalid: ['email', 'file'],
        values: { first_name: 'Ines', file: '' },
      })
    }
    expect(await answer(send(pdf(inquiryLimits.file + 1)))).toEqual([
      413,
      { message: 'Payload Too Large', code: 413, fields: { file: 'The file is too large' } },
    ])
  })

  it('is told when to try again where there is no room, in its language and with the true time (FORM-55, FORM-61)', async () => {
    accept.mockRejectedValue(new FullError(5 * 60_000 - 1))
    const response = await send(pdf(), { headers: { referer: html.referer } })
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([
      503,
      '300',
      { message: 'The storage for files is full', code: 503, failure: expect.stringContaining('in 5 Minuten') },
    ])
    const page = await send(pdf(), { headers: html })
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '300'])
    expect(renderForm.mock.lastCall![3].state).toMatchObject({
      outcome: 'failed',
      failure: expect.stringContaining('in 5 Minuten'),
    })
    accept.mockRejectedValue(new FullError(14 * 60 * 60_000))
    await send(pdf(), { headers: { ...html, referer: 'https://www.example.com/fr/contact' } })
    expect(renderForm.mock.lastCall![3].state?.failure).toContain('dans 14 heures')
  })

  it('is answered in words where it cannot be read to its end', async () => {
    const headers = { ...html, 'content-type': 'multipart/form-data; boundary=x' }
    const ask = (body: BodyInit) =>
      openWith().request('/api/inquiries', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
    const cut = await ask('--x\r\n')
    expect([cut.status, (await cut.text()).includes('lang="de"')]).toEqual([400, true])
    const large = await ask(`--x\r\n${'x'.repeat(21 * 2 ** 20)}`)
    expect([large.status, await large.text()]).toEqual([413, expect.stringContaining('PDF von höchstens 5 MB')])
  })

  it('is refused before it is read where one client sends too many, at a time or in ten minutes (RELIABILITY 21, 33)', async () => {
    const app = openWith(3)
    const never = () => {
      const body = new ReadableStream<Uint8Array>()
      const headers = { 'content-type': 'multipart/form-data; boundary=x' }
      const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit
      return app.request('/api/inquiries', init, { incoming: { headers, socket: { remoteAddress: '192.0.2.1' } } })
    }
    void never()
    void never()
    expect((await never()).status).toBe(429)
    const page = await send(pdf(), { app, headers: html })
    expect([page.status, page.headers.get('retry-after'), (await page.text()).includes('Zu viele Anfragen')]).toEqual([
      429,
      '60',
      true,
    ])
    expect((await send(pdf(), { app, client: '192.0.2.2' })).status).toBe(200)
    expect((await post(JSON.stringify(fields), {}, { app })).status).toBe(200)
  })
})
