import { inquiryLimits } from '@brand/content/inquiry'
import { OtherContentError, UnknownError } from '@brand/inquiries'
import { bodyLimit, createProxyTrust, TooManyWaitingError } from '@brand/host'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LockedFile, Locks } from '../downloads/locks.ts'
import { createInquiryRoutes } from './routes.ts'
import { accept, answer, env, fields, form, inquiries, json, open, post } from './test/posting.ts'

const send = (changes: object = {}, headers?: Record<string, string>) => post(JSON.stringify({ ...fields, ...changes }), headers)

beforeEach(() => {
  accept.mockReset().mockResolvedValue({ id: 'inq_1' })
})

describe('a request for a locked file', () => {
  const file: LockedFile = { id: 'prices', name: 'Preise', url: '/files/prices-de.pdf', form: 'download-full' }
  const find = vi.fn<Locks['find']>((id) => (id === 'prices' ? file : undefined))
  const locks = { find, signatureFor: () => new URLSearchParams({ expires: '1', signature: 's' }) }
  const ask = (body: string, type = json) => {
    const app = createInquiryRoutes({ inquiries, trust: createProxyTrust(env), perMinute: 100, locks })
    return post(body, { 'content-type': type }, { app })
  }
  const { subject: _subject, state: _state, ...person } = fields
  const request = { ...person, form: 'download-full', file: 'prices', locale: 'de', function: 'Buyer' }

  it('is answered with its signed address, and kept under the name that the file has (DL-05, API-35, API-37)', async () => {
    expect(await answer(ask(JSON.stringify({ ...request, file_name: 'Another' })))).toEqual([
      200,
      { ok: true, id: 'inq_1', fileUrl: '/files/prices-de.pdf?expires=1&signature=s' },
    ])
    expect(find).toHaveBeenCalledWith('prices', 'de')
    expect(accept.mock.calls[0]![0]).toMatchObject({ form: 'download-full', file_name: 'Preise', function: 'Buyer' })
  })

  it('asks what the file asks, whatever the form says (FORM-25)', async () => {
    const { email, gdpr, file: id } = request
    const [status, { fields }] = (await answer(ask(JSON.stringify({ form: 'download', email, gdpr, file: id })))) as [
      number,
      { fields: object },
    ]
    expect([status, Object.keys(fields)]).toEqual([400, ['first_name', 'last_name', 'company', 'country', 'function']])
    expect(accept).not.toHaveBeenCalled()
  })

  it('is refused for a file that is not locked, or does not exist', async () => {
    for (const id of ['nothing', '', 7, undefined])
      expect([id, await answer(ask(JSON.stringify({ ...request, file: id })))]).toEqual([
        id,
        [400, { message: 'Invalid input', code: 400, fields: { file: 'File not found' } }],
      ])
  })

  it('without JavaScript leads back to its page with the signature (DL-17, FORM-41)', async () => {
    const body = new URLSearchParams({ ...request, gdpr: 'on' })
    const app = createInquiryRoutes({ inquiries, trust: createProxyTrust(env), perMinute: 100, locks })
    const page = new URLSearchParams({ page: '/de/downloads/request/prices' })
    const response = await app.request(
      `/api/inquiries?${page}`,
      {
        method: 'POST',
        body,
        headers: { 'content-type': form },
      },
      { incoming: { headers: {}, socket: { remoteAddress: '192.0.2.1' } } },
    )
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/de/downloads/request/prices?sent=download-full&expires=1&signature=s#sent-download-full',
    ])
  })
})

describe('POST /api/inquiries', () => {
  it('answers with the id once the inquiry is kept (API-33, API-36, API-37)', async () => {
    expect(await answer(send({}, { 'idempotency-key': 'token-12345' }))).toEqual([200, { ok: true, id: 'inq_1' }])
    expect(accept).toHaveBeenCalledWith(
      expect.objectContaining({ form: 'contact', subject: 'How loud?\nAnd why?', newsletter_subscribe: false }),
      { token: 'token-12345', client: '192.0.2.1', isProgram: false, locale: 'en' },
      undefined,
    )
  })

  it('says which fields are not accepted (ENT-02, FORM-04, FORM-09)', async () => {
    const fields = { subject: 'Invalid input', gdpr: 'Invalid input' }
    expect(await answer(send({ subject: ' ', gdpr: false }))).toEqual([400, { message: 'Invalid input', code: 400, fields }])
    expect(accept).not.toHaveBeenCalled()
  })

  it('answers a program as it answers a visitor (FORM-19, RELIABILITY 5)', async () => {
    expect(await answer(send({ homepage: 'http://spam.example' }))).toEqual([200, { ok: true, id: 'inq_1' }])
    expect(accept.mock.calls[0]![1]).toMatchObject({ isProgram: true })
  })

  it('refuses what another site sends (FORM-42, RELIABILITY 5)', async () => {
    const refused = { message: 'Forms are accepted from this site only', code: 403 }
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://www.example.com.evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'https://www.example.com' },
    ] as Record<string, string>[])
      expect([headers, await answer(send({}, headers))]).toEqual([headers, [403, refused]])
    for (const headers of [{ origin: 'https://www.example.com' }, { 'sec-fetch-site': 'same-origin' }] as Record<
      string,
      string
    >[])
      expect((await send({}, headers)).status).toBe(200)
  })

  it('answers malformed requests (RELIABILITY 16, 17)', async () => {
    const statuses = {
      415: post('x', { 'content-type': 'text/plain' }),
      413: post(JSON.stringify('x'.repeat(70_000))),
      400: post('{"a":{"__proto__":1}}'),
      405: open().request('/api/inquiries'),
    }
    for (const [status, response] of Object.entries(statuses)) {
      const { code, message } = (await (await response).json()) as { code: number; message: string }
      expect([(await response).status, code, typeof message]).toEqual([Number(status), Number(status), 'string'])
    }
    expect((await statuses[405]).headers.get('allow')).toBe('POST')
    for (const body of ['[]', 'null', '"x"', '{"form":"none"}', '{'])
      expect([body, (await post(body)).status]).toEqual([body, 400])
    expect((await send({}, { 'idempotency-key': 'short' })).status).toBe(400)
    expect(accept).not.toHaveBeenCalled()
  })

  it('limits the inquiries of one client, whatever it says of itself (DRV-04, RELIABILITY 21)', async () => {
    let now = 0
    const app = open(2, () => now)
    const status = async (client: string) =>
      (await post(JSON.stringify(fields), { 'x-forwarded-for': String(Math.random()) }, { app, client })).status
    expect([await status('a::1'), await status('a::2'), await status('a::3'), await status('192.0.2.9')]).toEqual([
      200, 200, 429, 200,
    ])
    const limited = await post('{}', {}, { app, client: 'a::1' })
    expect([limited.headers.get('retry-after'), await answer(limited)]).toEqual([
      '60',
      [429, { message: 'Too many requests', code: 429 }],
    ])
    now = 60_001
    expect(await status('a::1')).toBe(200)
  })

  it('refuses who sends too many before it reads (RELIABILITY 21, 33)', async () => {
    const app = open(1, () => 0)
    const endless = () => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '9' }
      const init = { method: 'POST', body: new ReadableStream<Uint8Array>(), headers, duplex: 'half' } as RequestInit
      return app.request('/api/inquiries', init, { incoming: { headers, socket: { remoteAddress: '192.0.2.1' } } })
    }
    void endless()
    expect((await endless()).status).toBe(429)
  })

  it('never says thank you for what it could not keep, and logs nothing of it (RELIABILITY 2, 17)', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    accept.mockRejectedValue(new Error('database or disk is full'))
    expect(await answer(send())).toEqual([503, { message: 'The inquiry could not be stored', code: 503 }])
    accept.mockRejectedValue(new UnknownError('The outbox does not respond'))
    const message = 'The result is unknown: send the inquiry again with the same Idempotency-Key'
    expect(await answer(send())).toEqual([503, { message, code: 503 }])
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  })

  it('refuses a key that stands for another inquiry (RELIABILITY 5)', async () => {
    accept.mockRejectedValue(new OtherContentError('inq_1 has other content'))
    const message = 'This Idempotency-Key belongs to another, stored inquiry; this one is not stored'
    expect(await answer(send({}, { 'idempotency-key': 'token-12345' }))).toEqual([422, { message, code: 422 }])
  })

  it('is stored by nobody on the way', async () => {
    expect((await send()).headers.get('cache-control')).toBe('no-store')
  })
})

describe('a form without JavaScript (FORM-41)', () => {
  const from = { 'content-type': form, referer: 'https://www.example.com/de/kontakt?x=1' }
  const typed = { ...fields, subject: 'How loud?\r\nAnd why?', gdpr: 'on' }
  const renderForm = vi.fn<NonNullable<Parameters<typeof createInquiryRoutes>[0]['renderForm']>>()
  const app = createInquiryRoutes({ inquiries, trust: createProxyTrust(env), perMinute: 100, renderForm })
  const submit = (changes: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    post(String(new URLSearchParams({ ...typed, ...changes })), { ...from, ...headers }, { app })
  beforeEach(() => {
    renderForm.mockReset().mockResolvedValue({ status: 200, html: '<p>', headers: { 'content-security-policy': 'x' } })
  })

  it('is kept as JSON is, and answered with its page and thanks', async () => {
    const response = await submit({ newsletter_subscribe: 'on' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/de/kontakt?x=1&sent=contact#sent-contact'])
    expect(accept.mock.calls[0]).toEqual([
      expect.objectContaining({ subject: 'How loud?\nAnd why?', gdpr: true, newsletter_subscribe: true }),
      { token: undefined, client: '192.0.2.1', isProgram: false, locale: 'de' },
      undefined,
    ])
  })

  it('is shown again with what was typed and what is wrong', async () => {
    const response = await submit({ email: 'ines', subject: '"><script>', gdpr: '' })
    expect([response.status, await response.text(), response.headers.get('content-security-policy')]).toEqual([400, '<p>', 'x'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    const state = renderForm.mock.calls[0]!
    expect(state.slice(1, 3).map(String)).toEqual(['/de/kontakt', 'x=1'])
    expect(state[3].href).toBe('/api/inquiries?page=%2Fde%2Fkontakt%3Fx%3D1')
    expect(state[3].state).toMatchObject({
      form: 'contact',
      outcome: 'invalid',
      invalid: ['email', 'gdpr'],
      values: { first_name: 'Ines', subject: '"><script>', gdpr: '' },
    })
  })

  it('fits in the largest body with the longest texts, in letters that take most room (RELIABILITY 16)', async () => {
    const letters = (count: number) => '声'.repeat(count)
    const { line, question } = inquiryLimits
    const lines = Object.fromEntries(
      ['first_name', 'last_name', 'company', 'country', 'state'].map((name) => [name, letters(line)]),
    )
    const email = `${letters(64)}@${letters(inquiryLimits.email - 70)}.test`
    const maxInquiry = { ...typed, ...lines, email, subject: letters(question) }
    expect((await submit(maxInquiry)).status).toBe(303)
    expect(accept.mock.calls[0]![0]).toMatchObject({ subject: maxInquiry.subject, email })
    expect(String(new URLSearchParams(maxInquiry)).length + 8 * 1024).toBeLessThan(bodyLimit)
  })

  it('is refused in a few hundred bytes where one client sends too many, or has too many pages to wait for (RELIABILITY 21, 33)', async () => {
    const limited = createInquiryRoutes({ inquiries, trust: createProxyTrust(env), perMinute: 1, renderForm })
    const send = () =>
      limited.request(
        '/api/inquiries',
        {
          method: 'POST',
          body: new URLSearchParams({ ...typed, email: 'ines' }),
          headers: { referer: 'https://www.example.com/de/kontakt' },
        },
        { incoming: { headers: {}, socket: { remoteAddress: '192.0.2.1' } } },
      )
    expect((await send()).status).toBe(400)
    renderForm.mockClear()
    const second = await send()
    const html = await second.text()
    expect([second.status, second.headers.get('retry-after'), html.length < 500, html.includes('Zu viele Anfragen')]).toEqual([
      429,
      '60',
      true,
      true,
    ])
    expect(renderForm).not.toHaveBeenCalled()
    renderForm.mockRejectedValueOnce(new TooManyWaitingError())
    const full = await submit({ email: 'ines' })
    expect([full.status, full.headers.get('retry-after'), (await full.text()).includes('lang="de"')]).toEqual([429, '1', true])
  })

  it('says that it could not be kept', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    accept.mockRejectedValue(new Error('full'))
    const response = await submit()
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
    expect(renderForm.mock.calls[0]![3].state).toMatchObject({ outcome: 'failed', values: { gdpr: 'on' } })
    vi.restoreAllMocks()
  })

  it('knows its page where it was shown again', async () => {
    const again = {
      method: 'POST',
      body: new URLSearchParams(typed),
      headers: { referer: 'https://www.example.com/api/inquiries' },
    }
    const location = async (query: string) => (await app.request(`/api/inquiries${query}`, again)).headers.get('location')
    expect(await location('?page=%2Ffr%2Fcontact')).toBe('/fr/contact?sent=contact#sent-contact')
    expect(await location('?page=%2Ffr%2Fdevis%3Fproduct%3D%25C3%25A9%26sent%3Dx')).toBe(
      '/fr/devis?product=%C3%A9&sent=contact#sent-contact',
    )
    expect(await location('?page=%2Ffr%2F%C3%A9')).toBe('/fr/%C3%A9?sent=contact#sent-contact')
    for (const page of ['%2F%2Fevil.example', '%2F%5Cevil.example', 'https%3A%2F%2Fevil.example', 'javascript%3Aalert(1)'])
      expect([page, await location(`?page=${page}`)]).toEqual([page, '/?sent=contact#sent-contact'])
    expect(await location('')).toBe('/?sent=contact#sent-contact')
  })

  it('leads to no other site (RELIABILITY 11)', async () => {
    for (const referer of [
      'https://www.example.com//evil.example/',
      'https://evil.example/%2f%2fevil',
      'x',
      'https://a/\\\\evil',
    ]) {
      const location = (await submit({}, { referer })).headers.get('location')!
      expect([referer, new URL(location, 'https://www.example.com').origin]).toEqual([referer, 'https://www.example.com'])
    }
  })
})
