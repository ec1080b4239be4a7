import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Outbox } from './calls.ts'
import { runCommand } from './commands.ts'
import { FullError, OtherContentError } from './errors.ts'
import { createInquiries, type Inquiries } from './inquiries.ts'
import { openOutbox } from './outbox.ts'
import type { Message, Outcome } from './send.ts'
import { createTestClock, createTestOutbox } from './test/fakes.ts'
import { inquiry } from './test/fixtures.ts'

const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.7 ${text}`)
const note = (size: number, name = 'cv.pdf') => ({ name, type: 'application/pdf', size })
const application = (changes: object = {}) => inquiry({ form: 'application', file: note(18), ...changes })
const toText = (bytes: Uint8Array | undefined) => bytes && String(Buffer.from(bytes))
const failure: Outcome = { ok: false, error: 'HTTP 500', isPermanent: false }

describe('the file of an application (FORM-49)', () => {
  let clock: ReturnType<typeof createTestClock>
  let test: Awaited<ReturnType<typeof createTestOutbox>>
  let inquiries: Inquiries
  let sent: Message[]
  let log: string[]
  let answer: () => Outcome | Promise<Outcome>
  const pass = (ms = 0) => clock.move(ms, test.settled)
  const run = (...args: string[]) => runCommand(test.outbox, args, { keepDays: 30, now: clock.now() })

  beforeEach(async () => {
    clock = createTestClock()
    test = await createTestOutbox()
    sent = []
    log = []
    answer = () => ({ ok: true })
    const send = async (message: Message) => {
      sent.push(message)
      return answer()
    }
    inquiries = createInquiries({ outbox: test.outbox, keepDays: 30, filesLimit: 60, clock, log: (line) => log.push(line), send })
  })
  afterEach(() => inquiries.close())

  it('is sent with it, in each attempt', async () => {
    answer = () => (sent.length < 3 ? failure : { ok: true })
    await inquiries.accept(application(), {}, pdf('one'))
    await pass(22_000)
    expect(sent.map(({ file }) => toText(file))).toEqual(Array.from({ length: 3 }, () => '%PDF-1.7 one'))
    expect(JSON.parse(sent[0]!.payload)).toMatchObject({
      File: { ...note(18), sha256: expect.stringMatching(/^[\da-f]{64}$/) },
    })
  })

  it('is one of two that are sent at a time, while others go on', async () => {
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    answer = () => promise
    for (const name of ['a', 'b', 'c']) await inquiries.accept(application(), { token: `token-${name}` }, pdf(name))
    await inquiries.accept(inquiry(), {})
    await pass()
    expect(sent.map(({ file }) => toText(file))).toEqual(['%PDF-1.7 a', '%PDF-1.7 b', undefined])
    // A mail server may look through a file for longer than others are claimed.
    await pass(40_000)
    expect(sent.filter(({ file }) => file)).toHaveLength(2)
    resolve({ ok: true })
    await pass()
    expect(sent.map(({ file }) => toText(file))).toContain('%PDF-1.7 c')
  })

  it('is part of what makes two applications one: its content, not only its name (RELIABILITY 5)', async () => {
    const visit = { client: '192.0.2.1' }
    const first = await inquiries.accept(application(), visit, pdf('one'))
    expect(await inquiries.accept(application(), visit, pdf('one'))).toEqual(first)
    expect(await inquiries.accept(application(), visit, pdf('two'))).not.toEqual(first)
    const keyed = await inquiries.accept(application(), { token: 'token-1' }, pdf('one'))
    expect(await inquiries.accept(application(), { token: 'token-1' }, pdf('one'))).toEqual(keyed)
    await expect(inquiries.accept(application(), { token: 'token-1' }, pdf('two'))).rejects.toThrow(OtherContentError)
    await expect(inquiries.accept(application({ file: undefined }), { token: 'token-1' })).rejects.toThrow(OtherContentError)
  })

  it('is refused where there is no room, once in the log, and others are kept (FORM-55)', async () => {
    answer = () => failure
    for (const name of ['a', 'b', 'c', 'd', 'e']) await inquiries.accept(application(), { token: `token-${name}` }, pdf(name))
    for (let i = 0; i < 2; i += 1)
      await expect(inquiries.accept(application(), { token: `token-f` }, pdf('of many letters'))).rejects.toThrow(FullError)
    expect(log).toEqual([expect.stringContaining('The outbox is full')])
    await inquiries.accept(inquiry(), {})
    await run('forget', 'ines@example.com')
    await inquiries.accept(application(), { token: `token-f` }, pdf('of many letters'))
  })

  it('is refused until the next one that waits is sent again, and for a minute at least (FORM-55)', async () => {
    answer = () => failure
    const wait = async () => {
      const { retryAfter } = (await inquiries.accept(application(), {}, pdf('x'.repeat(60))).catch((error) => error)) as FullError
      return retryAfter
    }
    await inquiries.accept(application(), {}, pdf('a'))
    await pass()
    expect(await wait()).toBe(60_000)
    let due = 0
    while (due <= 60_000) {
      await pass(due + 10_000)
      due = (await test.outbox.list({}))[0]!.due_at - clock.now()
    }
    expect(await wait()).toBe(due)
  })

  it('makes room once it is delivered: its name, size and hash stay (FORM-55, FORM-60)', async () => {
    const ids: string[] = []
    for (let i = 0; i < 9; i += 1) {
      ids.push((await inquiries.accept(application(), { token: `token-${i}` }, pdf('of many letters'))).id)
      await pass()
    }
    expect(sent.map(({ file }) => toText(file))).toEqual(Array.from({ length: 9 }, () => '%PDF-1.7 of many letters'))
    for (const id of ids) expect(await test.outbox.file({ id })).toBeUndefined()
    expect(await run('show', ids[0]!)).toMatch(/"size": 18,\s+"sha256": "[\da-f]{64}"/)
    expect(await run('show', ids[0]!)).toContain('The content of its file "cv.pdf" is deleted')
  })

  it('is not sent again with an inquiry that was delivered, and the operator is told (FORM-60)', async () => {
    const { id } = await inquiries.accept(application(), {}, pdf('one'))
    await pass()
    expect(await run('resend', id)).toMatch(/^Inquiries to send again: 1\. .*\nThe content of its file "cv.pdf" is deleted/)
    await pass(2_000)
    expect(sent.map(({ file }) => toText(file))).toEqual(['%PDF-1.7 one', undefined])
  })

  it('of a dead one is kept, and sent again with it (FORM-60)', async () => {
    answer = () => ({ ok: false, error: 'HTTP 400', isPermanent: true })
    const { id } = await inquiries.accept(application(), {}, pdf('one'))
    await pass()
    answer = () => ({ ok: true })
    expect(await run('resend', id)).not.toContain('is deleted')
    await pass(2_000)
    expect(sent.map(({ file }) => toText(file))).toEqual(['%PDF-1.7 one', '%PDF-1.7 one'])
  })

  it('of quarantine has a small room of its own: what is more is kept without it, as if nothing were (FORM-60)', async () => {
    answer = () => failure
    const ids: string[] = []
    for (let i = 0; i < 3; i += 1)
      ids.push((await inquiries.accept(application(), { token: `token-${i}`, isProgram: true }, pdf('of many letters'))).id)
    expect(await Promise.all(ids.map(async (id) => toText(await test.outbox.file({ id }))))).toEqual([
      '%PDF-1.7 of many letters',
      '%PDF-1.7 of many letters',
      undefined,
    ])
    expect(await run('list', 'quarantine')).toContain(ids[2])
    expect(log).toEqual([])
    for (let i = 0; i < 2; i += 1) await inquiries.accept(application(), { token: `token-${i}` }, pdf('of many letters'))
  })

  it('that an older version kept after it was delivered is deleted at the next start, and after a backup (FORM-60)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'files-'))
    const { id } = await inquiries.accept(application(), {}, pdf('one'))
    await run('backup', join(folder, 'backup.sqlite'))
    const backup = new DatabaseSync(join(folder, 'backup.sqlite'))
    backup.exec("update inquiry set state = 'delivered'")
    backup.close()
    await pass()
    await run('restore', join(folder, 'backup.sqlite'), '--overwrite')
    expect(await test.outbox.file({ id })).toBeUndefined()
    rmSync(folder, { recursive: true })
  })

  it('is shown, listed and exported by its name and size', async () => {
    const { id } = await inquiries.accept(application({ file: note(12, '=cv.pdf') }), {}, pdf('one'))
    await pass()
    expect(await run('show', id)).toMatch(/"name": "=cv.pdf",\s+"type": "application\/pdf",\s+"size": 12/)
    expect(await run('show', id)).not.toContain('%PDF')
    expect(await run('export')).toContain(`"'=cv.pdf (12 bytes)"`)
  })

  it('is deleted with it: when it is old, of one who is forgotten, and overwritten by a backup (RELIABILITY 29)', async () => {
    answer = () => failure
    const ids: string[] = []
    for (const name of ['a', 'b'])
      ids.push((await inquiries.accept(application({ email: `${name}@example.com` }), {}, pdf(name))).id)
    await pass()
    const left = async () => (await Promise.all(ids.map((id) => test.outbox.file({ id })))).map(toText)
    expect(await left()).toEqual(['%PDF-1.7 a', '%PDF-1.7 b'])
    const folder = mkdtempSync(join(tmpdir(), 'files-'))
    await run('backup', join(folder, 'backup.sqlite'))
    await run('forget', 'a@example.com')
    expect(await left()).toEqual([undefined, '%PDF-1.7 b'])
    await run('restore', join(folder, 'backup.sqlite'), '--overwrite')
    expect(await left()).toEqual(['%PDF-1.7 a', '%PDF-1.7 b'])
    answer = () => ({ ok: false, error: 'HTTP 400', isPermanent: true })
    await pass(20_000)
    expect(await left()).toEqual(['%PDF-1.7 a', '%PDF-1.7 b'])
    await pass(1)
    await run('purge', '--days', '0')
    expect(await left()).toEqual([undefined, undefined])
    rmSync(folder, { recursive: true })
  })
})

describe('the file of an application on disk (FORM-49)', () => {
  let folder: string
  let outbox: Outbox
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'files-'))
    outbox = openOutbox(folder)
  })
  afterEach(async () => {
    await outbox.close()
    rmSync(folder, { recursive: true })
  })
  const row = (id: string) => ({
    id,
    form: 'application',
    locale: 'en',
    payload: '{}',
    dedup: id,
    state: 'waiting' as const,
    now: 1,
  })
  const isFound = (text: string) => readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(text))

  it('is whole after the next start, and in no byte once it is forgotten (RELIABILITY 1, 29)', async () => {
    const words = 'A. Glass, presser of felt. '
    await outbox.add({ ...row('a'), bytes: pdf(words.repeat(100_000)) })
    await outbox.add({ ...row('b'), bytes: pdf('b') })
    await outbox.close()
    outbox = openOutbox(folder)
    expect(toText(await outbox.file({ id: 'a' }))).toBe(`%PDF-1.7 ${words.repeat(100_000)}`)
    expect(isFound(words)).toBe(true)
    expect(await runCommand(outbox, ['forget', 'a'], { keepDays: 30, now: 5 })).toBe('1 deleted.')
    expect(isFound(words)).toBe(false)
    expect(toText(await outbox.file({ id: 'b' }))).toBe('%PDF-1.7 b')
  })

  it('may be added to an outbox, or restored from a backup, that is older than files', async () => {
    await outbox.add(row('a'))
    await outbox.close()
    const file = join(folder, 'inquiries.sqlite')
    const old = new DatabaseSync(file)
    old.exec('drop table inquiry_file')
    old.close()
    const other = openOutbox(join(folder, 'other'))
    expect(await other.restore({ from: file, isOverwriting: false })).toBe(1)
    await other.close()
    outbox = openOutbox(folder)
    await outbox.add({ ...row('b'), bytes: pdf('b') })
    expect(await outbox.claim({ limit: 9, files: 9, now: 5 })).toMatchObject([
      { id: 'a', hasFile: 0 },
      { id: 'b', hasFile: 1 },
    ])
  })
})
