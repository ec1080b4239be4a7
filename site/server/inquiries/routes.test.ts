import { inquiryLimits } from '@brand/content/inquiry'
import { bodyLimit } from '@brand/content-api'
import { FullError, OtherContentError, UnknownError, type Inquiries } from '@brand/inquiries'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LockedFile, Locks } from '../downloads/locks.ts'
import { readEnv } from '../env.ts'
import { createProxyTrust } from '../http/proxy-trust.ts'
import { urlLimit } from '../http/validate-request.ts'
import { TooManyWaitingError } from '../render/fair-queue.ts'
import { createInquiryRoutes } from './routes.ts'

const fields = {
  first_name: 'Ines',
  last_name: 'De Wolf',
  email: 'ines@example.com',
  subject: 'How loud?\nAnd why?',
  state: 'Zeeland',
  country: 'Netherlands',
  company: 'Glass',
  gdpr: true,
}
const accept = vi.fn<Inquiries['accept']>()
const status = vi.fn<Inquiries['status']>()
const trouble = vi.fn<Inquiries['trouble']>()
const inquiries = { accept, status, trouble }
const env = readEnv({ BASE_URL: 'https://www.example.com' })
const open = (perMinute = 100, now?: () => number) =>
  createInquiryRoutes({ inquiries, trust: createProxyTrust(env), perMinute, ...(now && { now }) })

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
function post(body: string, headers: Record<string, string> = {}, { app = open(), client = '192.0.2.1' } = {}) {
  const init = { method: 'POST', body, headers: { 'content-type': json, ...headers } }
  return app.request('/api/inquiries', init, { incoming: { headers, socket: { remoteAddress: client } } })
}
const send = (changes: object = {}, headers?: Record<string, string>) => post(JSON.stringify({ ...fields, ...changes }), headers)
const answer = async (response: Response | Promise<Response>) => [(await response).status, await (await response).json()]

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
        [400, { message: 'Invalid input', code: 400, fields: { file: 'There is no such file' } }],
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
    const refused = { message: 'Forms are sent from this site only', code: 403 }
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
    expect(await answer(send())).toEqual([503, { message: 'The inquiry could not be kept', code: 503 }])
    accept.mockRejectedValue(new UnknownError('The outbox does not answer'))
    const message = 'It is not known whether the inquiry was kept: send it again with the same Idempotency-Key'
    expect(await answer(send())).toEqual([503, { message, code: 503 }])
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  })

  it('refuses a key that stands for another inquiry (RELIABILITY 5)', async () => {
    accept.mockRejectedValue(new OtherContentError('inq_1 has other content'))
    const message = 'This Idempotency-Key was used for another inquiry, which was kept; this one is not'
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
    const longest = { ...typed, ...lines, email, subject: letters(question) }
    expect((await submit(longest)).status).toBe(303)
    expect(accept.mock.calls[0]![0]).toMatchObject({ subject: longest.subject, email })
    expect(String(new URLSearchParams(longest)).length + urlLimit).toBeLessThan(bodyLimit)
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

  it('is refused where there is no room for it (FORM-55)', async () => {
    accept.mockRejectedValue(new FullError('full'))
    expect(await answer(send(pdf()))).toEqual([503, { message: 'The inquiry could not be kept', code: 503 }])
  })
})

describe('GET /api/inquiries/status (RELIABILITY 31)', () => {
  const ask = async (remoteAddress: string, headers: Record<string, string> = {}, ...tokens: string[]) => {
    const statusTokens = tokens.length ? tokens : undefined
    const app = createInquiryRoutes({ inquiries, trust: createProxyTrust(env), perMinute: 100, statusTokens })
    return app.request('/api/inquiries/status', { headers }, { incoming: { headers, socket: { remoteAddress } } })
  }
  beforeEach(() => {
    const failing = { since: 60_000, error: 'ECONNREFUSED' }
    status.mockReset().mockResolvedValue({ counts: { waiting: 3 }, oldest: 0, oldestDead: undefined, failing, missing: 0 })
    trouble.mockReset()
  })

  it('tells who asks from this machine what waits, and why', async () => {
    for (const local of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      const response = await ask(local)
      expect([response.status, response.headers.get('cache-control'), await response.json()]).toEqual([
        200,
        'no-store',
        {
          trouble: null,
          counts: { waiting: 3 },
          oldest: '1970-01-01T00:00:00.000Z',
          failing: { since: '1970-01-01T00:01:00.000Z', error: 'ECONNREFUSED' },
          missing: 0,
        },
      ])
    }
    status.mockRejectedValue(new Error('file is not a database'))
    expect([(await ask('127.0.0.1')).status, await (await ask('127.0.0.1')).text()]).toEqual([
      503,
      '{"trouble":"inquiries cannot be kept"}',
    ])
  })

  it('does not exist for others: neither visitors nor who comes through a proxy of this machine', async () => {
    for (const response of [
      ask('192.0.2.1'),
      ask('2001:db8::1'),
      ask('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }),
      ask('192.0.2.1', { 'x-forwarded-for': '127.0.0.1' }),
    ])
      expect(await answer(response)).toEqual([404, { message: 'Not found', code: 404 }])
    expect(status).not.toHaveBeenCalled()
  })

  it('is for who knows the token, where there is one', async () => {
    const token = 'a-token-of-many-letters'
    expect((await ask('192.0.2.1', { authorization: `Bearer ${token}` }, token)).status).toBe(200)
    for (const authorization of ['', 'Bearer ', `Bearer ${token}x`, token])
      expect((await ask('127.0.0.1', { authorization }, token)).status).toBe(404)
  })

  it('is for who knows the old token too, while there are two (OPS-06)', async () => {
    const both = ['the-new-token-of-many', 'the-old-token-of-many']
    for (const token of both) expect((await ask('192.0.2.1', { authorization: `Bearer ${token}` }, ...both)).status).toBe(200)
    expect((await ask('192.0.2.1', { authorization: `Bearer ${both.join(',')}` }, ...both)).status).toBe(404)
  })
})

it('settings of inquiries are checked at the start', () => {
  expect(readEnv({ INQUIRY_URL: 'https://crm.example/in' })).toMatchObject({
    inquiryUrl: 'https://crm.example/in',
    inquiryLimit: 20,
    inquiryKeepDays: 30,
  })
  expect(() => readEnv({ INQUIRY_URL: 'crm.example' })).toThrow('INQUIRY_URL must be like')
  expect(() => readEnv({ INQUIRY_URL: 'smtp://u:secret@mail.example' })).toThrow(/^INQUIRY_URL: it must say(?!.*secret)/)
  for (const INQUIRY_URL of ['http://user:secret@crm.example/in', 'https://user@crm.example/in'])
    expect(() => readEnv({ INQUIRY_URL })).toThrow(/^INQUIRY_URL: user and password cannot be part(?!.*secret)/)
  expect(() => readEnv({ OPERATOR_MAIL: 'https://u:secret@mail.example' })).toThrow(/^OPERATOR_MAIL must be like (?!.*secret)/)
  expect(() => readEnv({ OPERATOR_MAIL: 'smtp://mail.example' })).toThrow(/^OPERATOR_MAIL: it must say/)
  expect(() => readEnv({ INQUIRY_STATUS_TOKEN: 'short' })).toThrow(/^INQUIRY_STATUS_TOKEN must have at least 16(?!.*short)/)
  expect(() => readEnv({ DATABASE_URL: 'mysql://u:secret@db/x' })).toThrow(/^DATABASE_URL must be like (?!.*secret)/)
  const settings = { INQUIRY_URL: 'smtp://mail.example?to=a@b.example', DATABASE_URL: 'postgresql://u@db/x' }
  expect(readEnv(settings)).toMatchObject({ inquiryUrl: settings.INQUIRY_URL, databaseUrl: settings.DATABASE_URL })
  expect(() => readEnv({ INQUIRY_LIMIT: '0' })).toThrow('INQUIRY_LIMIT must be a whole number')
})
