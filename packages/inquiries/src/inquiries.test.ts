import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MovedError, OtherContentError, UnknownError } from './errors.ts'
import { createInquiries, type Inquiries } from './inquiries.ts'
import type { Message, Outcome } from './send.ts'
import { createTestClock, createTestOutbox } from './test/fakes.ts'
import { inquiry } from './test/fixtures.ts'

const minute = 60_000
const failure: Outcome = { ok: false, error: 'HTTP 500', isPermanent: false }

let clock: ReturnType<typeof createTestClock>
let test: Awaited<ReturnType<typeof createTestOutbox>>
let inquiries: Inquiries
let sent: Message[]
let log: string[]
let answer: (message: Message) => Outcome | Promise<Outcome>

const start = (hasService = true) =>
  createInquiries({
    outbox: test.outbox,
    keepDays: 30,
    clock,
    random: () => 0.5,
    log: (line) => log.push(line),
    send: hasService
      ? async (message) => {
          sent.push(message)
          return answer(message)
        }
      : undefined,
  })
const pass = (ms = 0) => clock.move(ms, test.settled)
const questions = () => sent.map(({ payload }) => (JSON.parse(payload) as { Question: string }).Question)
const readState = async (id: string) => (await test.outbox.list({ id }))[0]!.state

beforeEach(async () => {
  clock = createTestClock()
  test = await createTestOutbox()
  sent = []
  log = []
  answer = () => ({ ok: true })
  inquiries = start()
})
afterEach(() => inquiries.close())

describe('an accepted inquiry', () => {
  it('is delivered at once, in the documented keys (API-34, FORM-43)', async () => {
    const { id } = await inquiries.accept(inquiry({ newsletter_subscribe: true, product: 'Lump', state: ' Zeeland ' }), {})
    await pass()
    expect(sent.map(({ id }) => id)).toEqual([id])
    expect(JSON.parse(sent[0]!.payload)).toEqual({
      Formname: 'Inquiry',
      FirstName: 'Ines',
      LastName: 'De Wolf',
      Email: 'ines@example.com',
      Company: 'Glass & Sons',
      Stateprovince: 'Zeeland',
      Country: 'Belgium',
      Question: 'How loud is a room of glass?',
      Optin: true,
      Signup: true,
      Product: 'Lump',
    })
    expect(await readState(id)).toBe('delivered')
    await clock.jump(120 * minute, test.settled)
    expect(sent).toHaveLength(1)
  })

  it('of the newsletter has its own keys (FORM-34)', async () => {
    await inquiries.accept(inquiry({ form: 'newsletter' }), {})
    await pass()
    expect(JSON.parse(sent[0]!.payload)).toEqual({ Formname: 'Newsletter', Email: 'ines@example.com', Optin: true, Signup: true })
  })

  it('for a position names it (FORM-44)', async () => {
    await inquiries.accept(inquiry({ form: 'application', position: 'Presser & fitter' }), {})
    await pass()
    expect(JSON.parse(sent[0]!.payload)).toEqual({
      Formname: 'Application',
      Position: 'Presser & fitter',
      FirstName: 'Ines',
      LastName: 'De Wolf',
      Email: 'ines@example.com',
      Country: 'Belgium',
      Question: 'How loud is a room of glass?',
      Optin: true,
    })
  })

  it('for a file has its own keys, empty where nothing was asked (API-35, FORM-28)', async () => {
    const request = { form: 'download', file: 'prices', file_name: 'Prices', function: 'Buyer' }
    await inquiries.accept(inquiry({ ...request, newsletter_subscribe: true }), {})
    await inquiries.accept(inquiry({ ...request, form: 'download-full' }), {})
    await pass()
    const person = { FirstName: 'Ines', LastName: 'De Wolf', Company: 'Glass & Sons', Country: 'Belgium', Function: 'Buyer' }
    const nobody = { FirstName: '', LastName: '', Company: '', Country: '', Function: '' }
    const common = { Tag: 'Prices', Email: 'ines@example.com', Optin: true }
    const payloads = sent.map(({ payload }) => JSON.parse(payload) as { Signup: boolean })
    expect(payloads.toSorted((a, b) => Number(b.Signup) - Number(a.Signup))).toEqual([
      { ...common, ...nobody, Signup: true },
      { ...common, ...person, Signup: false },
    ])
  })

  it('is tried again under the same key until the service takes it (RELIABILITY 1)', async () => {
    answer = () => (sent.length < 4 ? failure : { ok: true })
    const { id } = await inquiries.accept(inquiry(), {})
    await pass(22_000)
    expect(sent.map(({ id }) => id)).toEqual([id, id, id, id])
    expect(await readState(id)).toBe('delivered')
  })

  it('that was under way when the server ended is sent after the next start (RELIABILITY 1)', async () => {
    answer = () => new Promise(() => {})
    const { id } = await inquiries.accept(inquiry(), {})
    await pass()
    expect(await readState(id)).toBe('sending')
    answer = () => ({ ok: true })
    const next = start()
    await pass(16_000)
    expect(sent.map(({ id }) => id)).toEqual([id, id])
    expect(await readState(id)).toBe('delivered')
    await next.close().catch(() => {})
  })

  it('waits where no service is known', async () => {
    const waiting = start(false)
    const { id } = await waiting.accept(inquiry({ subject: 'later' }), { token: 'later' })
    expect(await readState(id)).toBe('waiting')
  })
})

describe('a service in trouble (RELIABILITY 4)', () => {
  it('gets one that it refuses only once; it is kept with a line for the operator, and the others go on (ERR-14)', async () => {
    answer = ({ payload }) => (payload.includes('poison') ? { ok: false, error: 'HTTP 400', isPermanent: true } : { ok: true })
    const { id } = await inquiries.accept(inquiry({ subject: 'poison' }), {})
    for (let i = 0; i < 99; i += 1) await inquiries.accept(inquiry({ subject: `fine ${i}` }), {})
    await pass(5_000)
    expect(questions().filter((question) => question === 'poison')).toHaveLength(1)
    expect(await test.outbox.count()).toEqual({ dead: 1, delivered: 99 })
    expect(log).toEqual([`Inquiry ${id} could not be delivered (HTTP 400). It is kept. See: npm run inquiries -- show ${id}`])
  })

  it('gets all that wait once it takes one again, but those that it asked to wait', async () => {
    const wait: Outcome = { ok: false, error: 'HTTP 429', isPermanent: false, retryAfter: 10 * minute }
    answer = ({ payload }) => (payload.includes('held') ? wait : failure)
    for (const subject of ['held', 'one', 'two']) await inquiries.accept(inquiry({ subject }), {})
    await pass(minute)
    expect(questions().filter((question) => question === 'held')).toHaveLength(1)
    answer = () => ({ ok: true })
    await inquiries.accept(inquiry({ subject: 'new' }), {})
    sent = []
    await pass(1_000)
    expect(questions().toSorted()).toEqual(['new', 'one', 'two'])
    await clock.jump(10 * minute, test.settled)
    expect(questions()).toContain('held')
  })

  it('gets what other servers have failed to deliver once it takes one of those', async () => {
    await inquiries.accept(inquiry(), {})
    await pass()
    const [now, other] = [clock.now(), start(false)]
    for (const subject of ['soon', 'later']) await other.accept(inquiry({ subject }), {})
    for (const { id, payload, attempts } of await test.outbox.claim({ limit: 2, now })) {
      const dueAt = now + (payload.includes('soon') ? 1_000 : 10 * minute)
      await test.outbox.settle({ id, attempts, state: 'waiting', dueAt, error: 'HTTP 500', now })
    }
    await pass(2_000)
    expect(questions().slice(1)).toEqual(['soon', 'later'])
  })

  it('that asks for a short wait gets one again after it, however often that one has failed', async () => {
    answer = () => failure
    const { id } = await inquiries.accept(inquiry(), {})
    await pass(10 * minute)
    answer = () => ({ ok: false, error: 'HTTP 429', isPermanent: false, retryAfter: 3_000 })
    await pass(minute)
    sent = []
    answer = () => ({ ok: true })
    await inquiries.accept(inquiry({ subject: 'new' }), {})
    await pass(4_000)
    expect([sent.length, await readState(id)]).toEqual([2, 'delivered'])
  })

  it('gets soon what failed only after it had taken another', async () => {
    answer = () => failure
    const { id } = await inquiries.accept(inquiry({ subject: 'slow' }), {})
    await pass(10 * minute)
    let fail = () => {}
    answer = ({ payload }) =>
      payload.includes('slow') ? new Promise((resolve) => (fail = () => resolve(failure))) : { ok: true }
    await pass(minute)
    expect(await readState(id)).toBe('sending')
    await inquiries.accept(inquiry({ subject: 'quick' }), {})
    await pass(1)
    fail()
    answer = () => ({ ok: true })
    await pass(2_000)
    expect(await readState(id)).toBe('delivered')
  })

  it('gets at most 32 at a time', async () => {
    const free: (() => void)[] = []
    answer = () => new Promise((resolve) => free.push(() => resolve({ ok: true })))
    await Promise.all(Array.from({ length: 40 }, (_, i) => inquiries.accept(inquiry({ subject: `${i}` }), {})))
    await pass()
    expect(sent).toHaveLength(32)
    free.splice(0).forEach((go) => go())
    await pass(1_000)
    expect(sent).toHaveLength(40)
  })

  it('that was away before the start gets all that wait once it takes one', async () => {
    answer = () => failure
    await inquiries.accept(inquiry({ subject: 'from before' }), {})
    await pass(10 * minute)
    await inquiries.stop()
    const next = start()
    answer = () => ({ ok: true })
    sent = []
    await next.accept(inquiry({ subject: 'new' }), {})
    await pass(1_000)
    expect(questions().toSorted()).toEqual(['from before', 'new'])
  })

  it('that never takes one gets it for three days, then it is kept as dead', async () => {
    answer = () => failure
    const { id } = await inquiries.accept(inquiry(), {})
    await pass()
    for (let i = 0; i < 150; i += 1) await clock.jump(minute / 2, test.settled)
    for (let hours = 0; hours < 80; hours += 1) await clock.jump(60 * minute, test.settled)
    expect(await readState(id)).toBe('dead')
    expect(sent.length).toBeGreaterThan(120)
  })
})

describe('an outbox in trouble (RELIABILITY 3)', () => {
  it('is told again what became of an attempt, and nothing is sent twice', async () => {
    const settle = vi.spyOn(test.outbox, 'settle').mockRejectedValue(new Error('connection lost'))
    const { id } = await inquiries.accept(inquiry(), {})
    await pass(3_000)
    expect([await readState(id), settle.mock.calls.length]).toEqual(['sending', 4])
    settle.mockRestore()
    await pass(minute)
    expect([await readState(id), sent.length]).toEqual(['delivered', 1])
  })

  it('notes nothing of an attempt whose claim has ended: another server has it', async () => {
    const { id } = await inquiries.accept(inquiry(), {})
    inquiries.stop()
    await pass()
    await test.outbox.resend({ id, states: ['delivered'], now: clock.now() })
    const [first] = await test.outbox.claim({ limit: 1, now: clock.now() })
    const later = clock.now() + minute
    expect(await test.outbox.claim({ limit: 1, now: later })).toMatchObject([{ id, attempts: first!.attempts + 1 }])
    await test.outbox.settle({ id, attempts: first!.attempts, state: 'waiting', dueAt: later, error: 'timeout', now: later })
    expect(await readState(id)).toBe('sending')
  })
})

describe('one act of a visitor (RELIABILITY 5)', () => {
  const ids = async (...visits: Parameters<Inquiries['accept']>[]) => {
    const accepted = []
    for (const visit of visits) accepted.push(await inquiries.accept(...visit))
    await pass()
    return new Set(accepted.map(({ id }) => id)).size
  }

  it('is one inquiry where it has the same token', async () => {
    expect(await ids([inquiry(), { token: 'a' }], [inquiry(), { token: 'a' }])).toBe(1)
    expect(await ids([inquiry(), { token: 'b' }])).toBe(1)
    expect(sent).toHaveLength(2)
  })

  it('is no other one: with the same token other content is refused, and the first is kept', async () => {
    const { id } = await inquiries.accept(inquiry(), { token: 'a' })
    for (const changes of [{ subject: 'Edited' }, { email: 'two@example.com' }])
      await expect(inquiries.accept(inquiry(changes), { token: 'a', client: '192.0.2.9' })).rejects.toThrow(OtherContentError)
    await pass()
    expect(sent.map(({ id }) => id)).toEqual([id])
  })

  it('is one inquiry without a token where one client sends the same within 30 minutes (FORM-42)', async () => {
    const visit = { client: '192.0.2.1' }
    expect(
      await ids([inquiry(), visit], [inquiry({ first_name: ' INES', subject: 'How  loud is a room of glass? ' }), visit]),
    ).toBe(1)
    expect(await ids([inquiry(), { client: '192.0.2.2' }], [inquiry({ subject: 'Another' }), visit])).toBe(2)
    expect(sent).toHaveLength(3)
    await clock.jump(31 * minute, test.settled)
    await ids([inquiry(), visit])
    expect(sent).toHaveLength(4)
  })

  it('by a program looks the same, is kept aside and not sent, and takes no visitor’s place (FORM-19)', async () => {
    const { id } = await inquiries.accept(inquiry(), { token: 'a', isProgram: true })
    expect(id).toMatch(/^inq_/)
    await pass(minute)
    expect(sent).toEqual([])
    expect(await readState(id)).toBe('quarantine')
    await ids([inquiry(), { token: 'a' }])
    expect(sent).toHaveLength(1)
  })
})

it('deletes what was delivered or set aside after its time, dead ones too, and says so; what waits is kept (RELIABILITY 29)', async () => {
  const erase = vi.spyOn(test.outbox, 'erase').mockRejectedValueOnce(new Error('busy'))
  await inquiries.accept(inquiry(), {})
  await inquiries.accept(inquiry(), { isProgram: true })
  await pass()
  answer = () => ({ ok: false, error: 'HTTP 400', isPermanent: true })
  await inquiries.accept(inquiry({ subject: 'refused' }), {})
  await pass()
  expect(await test.outbox.count()).toEqual({ dead: 1, delivered: 1, quarantine: 1 })
  inquiries.stop()
  const { id } = await inquiries.accept(inquiry({ subject: 'waits' }), {})
  await clock.jump(32 * 24 * 60 * minute, test.settled)
  expect((await test.outbox.list({})).map(({ id }) => id)).toEqual([id])
  expect(log.filter((line) => !line.includes('have waited')).slice(-2)).toEqual([
    '1 undelivered inquiries are deleted, after 30 days as dead.',
    'Old inquiries could not be deleted: busy',
  ])
  // A failed erasure is repeated with the next deletion, even if nothing more is deleted. Then nothing is left to erase.
  for (let days = 0; days < 2; days += 1) await clock.jump(24 * 60 * minute, test.settled)
  expect(erase).toHaveBeenCalledTimes(2)
})

describe('on a full disk', () => {
  beforeEach(async () => {
    await inquiries.stop()
  })
  const large = { subject: 'x'.repeat(4_500) }
  async function fill(): Promise<void> {
    await test.leaveRoom(40)
    for (let i = 0; ; i += 1)
      try {
        await inquiries.accept(inquiry(large), { token: `fill ${i}` })
      } catch {
        return
      }
  }

  it('the trouble ends with a write that succeeds, not with a look, also after a start (OPS-14, RELIABILITY 28, 31)', async () => {
    await fill()
    await pass(5_000)
    expect([inquiries.problem(), log]).toEqual(['unusable', [expect.stringContaining('disk is full')]])
    const next = start(false)
    await pass(5_000)
    expect([next.problem(), log.length]).toEqual(['unusable', 2])
    const kept = await test.outbox.count()
    await test.leaveRoom(1_000)
    await pass(1_000)
    expect([inquiries.problem(), next.problem()]).toEqual([undefined, undefined])
    expect(log.slice(2)).toEqual(['Inquiries are stored again.', 'Inquiries are stored again.'])
    expect(await test.outbox.count()).toEqual(kept)
    await inquiries.accept(inquiry(large), { token: 'at last' })
  })

  it('a file that was not kept needs room for a file (OPS-14)', async () => {
    await pass()
    await test.leaveRoom(50)
    const file = () => new Uint8Array(400_000)
    await expect(inquiries.accept(inquiry({ form: 'application' }), {}, file())).rejects.toThrow('full')
    await pass(5_000)
    expect([inquiries.problem(), log.length]).toEqual(['unusable', 1])
    await test.leaveRoom(1_000)
    await pass(1_000)
    expect([inquiries.problem(), log.length]).toEqual([undefined, 2])
  })
})

describe('an operator is told', () => {
  it('once that inquiries cannot be kept, and once that they can (RELIABILITY 27, 28)', async () => {
    await pass()
    const check = vi.spyOn(test.outbox, 'check').mockRejectedValue(new MovedError())
    const add = vi.spyOn(test.outbox, 'add').mockRejectedValue(new MovedError())
    for (let i = 0; i < 5; i += 1) await expect(inquiries.accept(inquiry(), {})).rejects.toThrow(MovedError)
    await pass(10_000)
    expect([log, inquiries.problem()]).toEqual([[expect.stringContaining('moved or deleted')], 'moved'])
    check.mockRejectedValue(new Error('database disk image is malformed'))
    await pass(10_000)
    expect([log.slice(1), inquiries.problem()]).toEqual([[expect.stringContaining('malformed')], 'unusable'])
    check.mockRestore()
    add.mockRestore()
    await pass(10_000)
    expect([log.slice(2), inquiries.problem()]).toEqual([['Inquiries are stored again.'], undefined])
  })

  it('after the third failure that nothing is delivered, then each hour, and when it is again (RELIABILITY 31)', async () => {
    answer = () => failure
    await inquiries.accept(inquiry(), {})
    await pass(2_000)
    expect([sent.length, log]).toEqual([2, []])
    await pass(5_000)
    expect(sent).toHaveLength(3)
    const line = (age: string) =>
      `The inquiry service accepts nothing (HTTP 500). Waiting inquiries: 1, the oldest for ${age}. The site keeps them and sends them again.`
    expect(log).toEqual([line('less than a minute')])
    expect(await inquiries.status()).toMatchObject({ counts: { waiting: 1 }, failing: { error: 'HTTP 500' }, missing: 0 })
    for (let i = 0; i < 121; i += 1) await clock.jump(minute, test.settled)
    expect(log).toEqual([line('less than a minute'), line('60 min'), line('2 h')])
    answer = () => ({ ok: true })
    for (let i = 0; i < 121; i += 1) await clock.jump(minute, test.settled)
    expect(log.at(-1)).toMatch(/^The inquiry service accepts inquiries again, after 3 h\.$/)
    expect((await inquiries.status()).failing).toBeUndefined()
  })

  it('each day of what has waited for more than seven days, also without a service, until it is delivered (RELIABILITY 31)', async () => {
    const days = (count: number) => clock.jump(count * 24 * 60 * minute, test.settled)
    inquiries.stop()
    const waiting = start(false)
    await waiting.accept(inquiry(), {})
    await waiting.accept(inquiry({ subject: 'The day after' }), {})
    await days(7)
    expect([log, waiting.overdue()]).toEqual([[], 0])
    await pass(minute)
    const line = '2 inquiries have waited for more than 7 days. They are kept until they are delivered.'
    // Both servers look, and each tells its operator.
    expect([log, waiting.overdue(), (await waiting.status()).overdue]).toEqual([[line, line], 2, 2])
    await pass(10 * minute)
    expect(log).toHaveLength(2)
    await days(1)
    expect(log).toEqual([line, line, line, line])
    const next = start()
    await pass(minute)
    expect([sent.length, waiting.overdue(), next.overdue()]).toEqual([2, 0, 0])
    for (const server of [waiting, next]) await server.close().catch(() => {})
  })

  it('at once after a start, of a failure that lasts', async () => {
    answer = () => failure
    await inquiries.accept(inquiry(), {})
    await pass(10 * minute)
    inquiries.stop()
    log = []
    const next = start()
    await pass(minute)
    expect(log).toHaveLength(1)
    await next.close()
  })
})

it('answers within two seconds though the outbox hangs, and does not say that nothing is kept (RELIABILITY 32)', async () => {
  const { promise, resolve } = Promise.withResolvers<{ id: string; isNew: boolean; isSame: boolean }>()
  const add = vi.spyOn(test.outbox, 'add').mockReturnValue(promise)
  const answered = expect(inquiries.accept(inquiry(), { token: 'a' })).rejects.toThrow(UnknownError)
  await pass(2_000)
  await answered
  add.mockRestore()
  resolve({ id: 'late', isNew: true, isSame: true })
})

it('logs nothing that a visitor wrote', async () => {
  answer = () => ({ ok: false, error: 'HTTP 400', isPermanent: true })
  await inquiries.accept(inquiry(), {})
  await pass()
  expect(log).toHaveLength(1)
  for (const word of ['Ines', 'Wolf', 'example.com', 'loud', 'Glass']) expect(log.join()).not.toContain(word)
})
