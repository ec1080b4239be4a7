import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { createInquiries } from './inquiries.ts'
import type { MailTexts } from './mail.ts'
import { createOperatorMail } from './operator-mail.ts'
import { toPayload } from './payload.ts'
import { fileTimeout } from './send.ts'
import { createMailer, mailTimeout, readMailUrl } from './smtp.ts'
import { createTestClock, createTestOutbox } from './test/fakes.ts'
import { inquiry } from './test/fixtures.ts'

interface Received {
  from: string
  to: string[]
  user: string | undefined
  headers: Record<string, string>
  /** The names of all headers, each as often as it is there. */
  names: string[]
  text: string
}

const clock = createTestClock()
const texts: MailTexts = { subjects: { Inquiry: 'Frage von {name}', other: '{name}' }, labels: {}, yes: 'ja', no: 'nein' }
const findTexts = (locale: string) => (locale === 'de' ? texts : { ...texts, subjects: { other: 'Form from {name}' } })

const decodeBytes = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  )
const decodeWord = (_: string, encoding: string, word: string) =>
  String(encoding === 'B' ? Buffer.from(word, 'base64') : decodeBytes(word.replaceAll('_', ' ')))

/** A message as a mail program reads it. */
function read(raw: string): Pick<Received, 'headers' | 'names' | 'text'> {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const decode = (text: string) => text.replaceAll(/\?= =\?/g, '?==?').replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, decodeWord)
  const headers = lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), decode(line.slice(line.indexOf(':') + 2))])
  const text = String(decodeBytes(raw.slice(end + 4).replaceAll('=\r\n', ''))).replaceAll('\r\n', '\n')
  return { headers: Object.fromEntries(headers), names: headers.map(([name]) => name!), text }
}

const servers: SMTPServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((closed) => void server.close(() => closed()))
})

/** A mailbox on loopback; `refuse` sets the commands that it refuses, with their status. */
async function startMailbox(options: SMTPServerOptions = {}, refuse: Partial<Record<'data' | 'to', number>> = {}) {
  const received: Received[] = []
  const refusal = (responseCode: number) => Object.assign(new Error('<ines@example.com> is not welcome'), { responseCode })
  const readEnvelope = ({ envelope: { mailFrom, rcptTo }, user }: SMTPServerSession) => ({
    from: mailFrom ? mailFrom.address : '',
    to: rcptTo.map(({ address }) => address),
    user: user as string | undefined,
  })
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_to, _session, done) => done(refuse.to ? refusal(refuse.to) : undefined),
    onAuth: ({ username, password }, _session, done) =>
      password === 'p@ss/word' ? done(null, { user: username }) : done(new Error('No')),
    async onData(stream, session, done) {
      const raw = await text(stream)
      if (!refuse.data) received.push({ ...readEnvelope(session), ...read(raw) })
      done(refuse.data ? refusal(refuse.data) : undefined)
    },
    ...options,
  })
  servers.push(server)
  server.listen(0, 'localhost')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    received,
    port,
    address: (user = '') => `smtp://${user}localhost:${port}?to=sales@example.com,office@example.com&from=site@example.com`,
  }
}

const createMessage = (changes: Record<string, unknown> = {}, locale = 'de') => ({
  id: 'inq_1',
  payload: JSON.stringify(toPayload(inquiry(changes))),
  locale,
})
const send = (url: string, message = createMessage()) => createMailer({ settings: readMailUrl(url), findTexts, clock })(message)

it('comes as a mail that can be answered, under the same id in each attempt (RELIABILITY 1)', async () => {
  const { received, address } = await startMailbox()
  const message = createMessage({
    first_name: 'Zoë',
    subject: 'Wie laut?\n\n.\n“Ganz” leise – ' + 'sehr '.repeat(60) + 'lang 🧶',
  })
  expect(await send(address(), message)).toEqual({ ok: true })
  expect(await send(address(), message)).toEqual({ ok: true })
  expect(received[0]).toMatchObject({
    from: 'site@example.com',
    to: ['sales@example.com', 'office@example.com'],
    user: undefined,
    headers: {
      'message-id': '<inq_1@example.com>',
      from: 'site@example.com',
      to: 'sales@example.com, office@example.com',
      'reply-to': expect.stringMatching(/^"?Zoë De Wolf"? <ines@example.com>$/),
      subject: 'Frage von Zoë De Wolf',
      'content-language': 'de',
      'auto-submitted': 'auto-generated',
      'content-type': 'text/plain; charset=utf-8',
    },
  })
  expect(received[0]!.text).toContain(`Question:\nWie laut?\n\n.\n“Ganz” leise – ${'sehr '.repeat(60)}lang 🧶\n`)
  expect(received[1]!.headers['message-id']).toBe(received[0]!.headers['message-id'])
})

it('has a file as an attachment, whatever its name, and gives the server time to look through it (FORM-49)', async () => {
  let raw = ''
  const { address } = await startMailbox({
    async onData(stream, _session, done) {
      await clock.move(fileTimeout - 1)
      raw = await text(stream)
      done()
    },
  })
  const bytes = Uint8Array.from({ length: 1_000 }, (_, i) => i % 256)
  const name = 'Lebenslauf Zoë"\r\nBcc: a@example.com.pdf'
  const file = { name, type: 'application/pdf', size: bytes.length, sha256: 'x' }
  const message = { ...createMessage({ form: 'application' }), file: bytes }
  const payload = JSON.stringify({ ...(JSON.parse(message.payload) as object), File: file })
  expect(await send(address(), { ...message, payload })).toEqual({ ok: true })
  expect(raw).toMatch(/^Content-Type: multipart\/mixed/m)
  expect(raw).not.toMatch(/^Bcc:/m)
  expect(raw.replaceAll('=\r\n', '')).toContain('File: Lebenslauf Zo=C3=AB" Bcc: a@example.com.pdf')
  const attachment = raw.slice(raw.indexOf('Content-Type: application/pdf'))
  expect(attachment).toMatch(/Content-Disposition: attachment;\s+filename/)
  const [, base64 = ''] = attachment.split('\r\n\r\n')
  expect(Buffer.from(base64, 'base64').equals(bytes)).toBe(true)
})

it('lets nothing that a visitor wrote become a header or a recipient (RELIABILITY 10)', async () => {
  const { received, address } = await startMailbox()
  const evil = 'x\r\nBcc: all@example.com\r\n\r\nbody\n.\r\nRCPT TO:<all@example.com>'
  await send(
    address(),
    createMessage({ first_name: evil, last_name: '"><a@b.example>, c', company: evil, subject: evil, country: evil }),
  )
  expect(received).toHaveLength(1)
  const { names, to, headers } = received[0]!
  expect(to).toEqual(['sales@example.com', 'office@example.com'])
  expect(names.toSorted()).toEqual([
    'auto-submitted',
    'content-language',
    'content-transfer-encoding',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'reply-to',
    'subject',
    'to',
  ])
  expect(headers['reply-to']).toMatch(/<ines@example\.com>$/)
  // Of a version that took such addresses.
  const before = createMessage()
  await send(address(), { ...before, payload: before.payload.replace('ines@example.com', 'all,b@example.com') })
  expect(received[1]!.names).not.toContain('reply-to')
})

it('encodes what looks encoded already: no mail program decodes what a visitor wrote (FORM-66)', async () => {
  let raw = ''
  const { address } = await startMailbox({
    async onData(stream, _session, done) {
      raw = await text(stream)
      done()
    },
  })
  const name = '=?utf-8?q?=0d=0aBcc:_all@example.com?='
  await send(address(), createMessage({ first_name: name, last_name: 'De "Wolf"' }))
  const [head = ''] = raw.split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  const shown = `${name.replaceAll('=?', '=\u2060?')} De "Wolf"`
  expect(read(raw).headers).toMatchObject({ subject: `Frage von ${shown}`, 'reply-to': `${shown} <ines@example.com>` })
  // Each encoded word is one of ours.
  const words = lines.filter((line) => /^(?:Subject|Reply-To):/.test(line)).flatMap((line) => line.match(/=\?[^ ]*/g))
  expect(words.length).toBeGreaterThan(2)
  for (const word of words) expect(word).toMatch(/^=\?UTF-8\?[BQ]\?[^?]+\?=$/)
  expect(head).not.toContain('=0d=0a')
  await send(address(), createMessage({ email: '=?utf-8?q?a?=@example.com' }))
  expect(raw).not.toMatch(/^Reply-To:/m)
})

it('says what can pass: all but what is said of the mail itself, and keeps no text of the server (ERR-14)', async () => {
  const outcomes = []
  for (const refuse of [{ to: 550 }, { to: 451 }, { data: 451 }, { data: 554 }])
    outcomes.push(await send((await startMailbox({}, refuse)).address()))
  const wrong = await startMailbox()
  outcomes.push(await send(wrong.address('site:wrong@')))
  const { port } = await startMailbox()
  await new Promise<void>((closed) => void servers.pop()!.close(() => closed()))
  outcomes.push(await send(`smtp://localhost:${port}?to=a@example.com`))
  expect(outcomes).toEqual([
    { ok: false, error: 'SMTP 550', isPermanent: false },
    { ok: false, error: 'SMTP 451', isPermanent: false },
    { ok: false, error: 'SMTP 451', isPermanent: false },
    { ok: false, error: 'SMTP 554', isPermanent: true },
    { ok: false, error: 'SMTP 535', isPermanent: false },
    { ok: false, error: 'ESOCKET', isPermanent: false },
  ])
})

it('logs in, but sends no password over a network in the open', async () => {
  const { received, address } = await startMailbox()
  expect(await send(address('site%40example.com:p%40ss%2Fword@'))).toEqual({ ok: true })
  expect(received[0]!.user).toBe('site@example.com')
  let input = ''
  const server = createServer((socket) => {
    socket.write('220 here\r\n')
    socket.on('data', (data) => {
      input += data
      socket.write(String(data).startsWith('EHLO') ? '250-here\r\n250 AUTH PLAIN LOGIN\r\n' : '502 no\r\n')
    })
  }).listen(0, '0.0.0.0')
  await once(server, 'listening')
  // The machine itself, under an address that does not show it.
  const outcome = await send(`smtp://site:secret@0.0.0.0:${(server.address() as AddressInfo).port}?to=a@example.com`)
  server.close()
  expect([outcome, input.includes('AUTH')]).toEqual([{ ok: false, error: 'SMTP 502', isPermanent: false }, false])
})

it('gives up after its time, and closes the connection', async () => {
  const closed: Promise<unknown>[] = []
  const server = createServer((socket) => {
    closed.push(once(socket, 'close'))
    socket.on('error', () => {}).write('220 here\r\n')
    socket.once('data', () => void clock.move(mailTimeout))
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const outcome = await send(`smtp://localhost:${(server.address() as AddressInfo).port}?to=a@example.com`)
  expect(outcome).toEqual({ ok: false, error: 'timeout', isPermanent: false })
  await Promise.all(closed)
  server.close()
})

it('is one more way out of the outbox, in the language of the visitor (FORM-43)', async () => {
  const { received, address } = await startMailbox()
  const { outbox } = await createTestOutbox()
  const inquiries = createInquiries({
    outbox,
    service: { url: address(), mailTexts: findTexts },
    keepDays: 30,
    clock,
    log: console.error,
  })
  const { id } = await inquiries.accept(inquiry(), { locale: 'de' })
  await inquiries.accept(inquiry({ form: 'newsletter' }), {})
  await expect.poll(() => outbox.count()).toEqual({ delivered: 2 })
  await inquiries.close()
  const mails = Object.fromEntries(received.map(({ headers }) => [headers['content-language'], headers]))
  expect(mails.de).toMatchObject({ subject: 'Frage von Ines De Wolf', 'message-id': `<${id}@example.com>` })
  expect(mails.en).toMatchObject({ subject: 'Form from ines@example.com' })
})

it('tells an operator in one mail what happens within a minute, and the log when it cannot (RELIABILITY 31)', async () => {
  const { received, address } = await startMailbox()
  const log: string[] = []
  const write = (url: string) => createOperatorMail({ settings: readMailUrl(url), clock, log: (line) => log.push(line) })
  const notify = write(address())
  notify('Inquiries cannot be kept.')
  notify('Inquiries are stored again.')
  await clock.move(60_000)
  await expect.poll(() => received.length).toBe(1)
  expect(received[0]).toMatchObject({
    to: ['sales@example.com', 'office@example.com'],
    headers: { subject: 'Inquiries of the site' },
    text: expect.stringContaining('Inquiries cannot be kept.\nInquiries are stored again.\n'),
  })
  const { address: refusing } = await startMailbox({}, { data: 554 })
  write(refusing())('a line')
  await clock.move(60_000)
  await expect.poll(() => log).toEqual(['The mail to the operator failed (SMTP 554).'])
})

it('reads its settings from one address, and says what is missing', () => {
  expect(readMailUrl('smtps://u:p%3A@mail.example.com?to=a@example.com')).toEqual({
    host: 'mail.example.com',
    port: undefined,
    secure: true,
    auth: { user: 'u', pass: 'p:' },
    from: 'a@example.com',
    to: ['a@example.com'],
  })
  expect(readMailUrl('smtp://site%40example.com:p@[::1]:2525?to=a@example.com')).toMatchObject({
    host: '::1',
    port: 2525,
    from: 'site@example.com',
  })
  for (const url of [
    'smtp://mail.example.com',
    'smtp://mail.example.com?to=',
    'smtp://mail.example.com?to=a@b@c',
    'smtp://mail.example.com?to=a@example.com&from=x',
    'smtp://mail.example.com?to=a@example.com%0D%0ABcc:b@example.com',
    'smtp://?to=a@example.com',
  ])
    expect(() => readMailUrl(url), url).toThrow('as smtp://user:password@')
})
