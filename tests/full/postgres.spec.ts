import { expect, test } from '@playwright/test'
import { createInquiries } from '../../packages/inquiries/src/inquiries.ts'
import { openPostgres, patience } from '../../packages/inquiries/src/postgres.ts'
import { inquiry } from '../../packages/inquiries/src/test/fixtures.ts'
import { runChaos } from '../chaos/chaos.ts'
import { startPostgres, type Postgres } from '../chaos/postgres.ts'

let postgres: Postgres
test.beforeAll(async () => {
  postgres = await startPostgres()
})
test.afterAll(() => postgres?.remove())

const row = (id: string, dedup = id) => ({
  id,
  form: 'contact',
  locale: 'de',
  payload: '{}',
  dedup,
  state: 'waiting' as const,
  now: 1,
})

test('two nodes keep one act of a visitor once, and never take the same inquiry (RELIABILITY 3, 5)', async () => {
  // Neither has made the table yet.
  const [one, two] = [openPostgres(postgres.url, patience), openPostgres(postgres.url, patience)]
  const added = await Promise.all(
    Array.from({ length: 200 }, (_, i) => (i % 2 ? one : two).add(row(`id-${i}`, `act-${Math.floor(i / 2)}`))),
  )
  expect(added.filter(({ isNew }) => isNew)).toHaveLength(100)
  const ask = { limit: 8, now: 5 }
  const claimed = await Promise.all(Array.from({ length: 20 }, (_, i) => (i % 2 ? one : two).claim(ask)))
  expect(claimed.every((some) => some.length <= 8)).toBe(true)
  const ids = claimed.flat().map(({ id }) => id)
  expect([new Set(ids).size, ids.length]).toEqual([100, 100])
  // Times and counts are numbers, though 64 bits wide.
  expect(await one.count()).toEqual({ sending: 100 })
  expect((await two.list({ id: ids[0] }))[0]).toMatchObject({ locale: 'de', attempts: 1, created_at: 1, due_at: 15_005 })
  await Promise.all([one.close(), two.close()])
})

test('a file is kept, claimed and deleted with its inquiry (FORM-49, FORM-55, RELIABILITY 3, 29)', async () => {
  const [one, two] = [openPostgres(postgres.url, patience), openPostgres(postgres.url, patience)]
  const bytes = Uint8Array.from({ length: 5 * 2 ** 20 }, (_, i) => i % 251)
  for (const id of ['file-a', 'file-b', 'file-c']) await one.add({ ...row(id), bytes: bytes.slice() })
  expect(await two.add({ ...row('file-d'), bytes: bytes.slice(), room: 16 * 2 ** 20 })).toMatchObject({ fullUntil: 1 })
  await one.add(row('none'))
  const ask = { limit: 1_000, files: 1, now: 5 }
  const claimed = (await Promise.all([one.claim(ask), two.claim(ask)])).flat().filter(({ id }) => /^file|none/.test(id))
  expect(claimed.map(({ hasFile }) => hasFile).toSorted()).toEqual([false, true, true])
  const { id } = claimed.find(({ hasFile }) => hasFile)!
  expect(Buffer.from((await two.file({ id }))!).equals(bytes)).toBe(true)
  expect((await two.list({ id }))[0]).toMatchObject({ due_at: 60_005 })
  for (const who of ['file-a', 'file-b', 'file-c', 'none']) expect(await one.forget({ who })).toBe(1)
  expect(await two.file({ id })).toBeUndefined()
  await one.erase()
  await Promise.all([one.close(), two.close()])
})

test('an inquiry is refused while the database is away, and kept once it is back (RELIABILITY 2)', async () => {
  const outbox = openPostgres(postgres.url)
  await outbox.add(row('before'))
  postgres.stopHard()
  await expect(outbox.add(row('meanwhile'))).rejects.toThrow()
  postgres.start()
  // The pool may first have to notice that a connection is gone.
  await expect(async () => void (await outbox.add(row('after')))).toPass()
  const kept = (await outbox.list({ states: ['waiting'] })).map(({ id }) => id)
  expect(kept.toSorted()).toEqual(['after', 'before'])
  await outbox.close()
})

test('a database that hangs is given up in time, and what it was asked counts once (RELIABILITY 32)', async () => {
  const outbox = openPostgres(postgres.url)
  const inquiries = createInquiries({ outbox, keepDays: 30, log: () => {} })
  const accept = (subject: string) => inquiries.accept(inquiry({ subject }), { token: subject })
  const subjects = ['first', 'second', 'third']
  await accept('first')
  postgres.hang()
  // At once and one after the other; each answer comes in time, or the test does not end.
  await Promise.all(subjects.map((subject) => expect(accept(subject)).rejects.toThrow()))
  await expect(accept('second')).rejects.toThrow()
  postgres.goOn()
  for (const subject of subjects) await expect(async () => void (await accept(subject))).toPass()
  const asked = (await outbox.list({})).map(({ payload }) => (JSON.parse(payload) as { Question?: string }).Question)
  for (const subject of subjects) expect(asked.filter((question) => question === subject)).toHaveLength(1)
  await inquiries.close()
})

test('what is deleted is in no file of the tables (RELIABILITY 29)', async () => {
  const outbox = openPostgres(postgres.url, patience)
  const payload = JSON.stringify({ Email: 'erased-visitor@example.com' })
  for (let i = 0; i < 50; i += 1) await outbox.add({ ...row(`erased-${i}`), payload })
  expect(postgres.tablesHave('erased-visitor')).toBe(true)
  expect(await outbox.forget({ who: 'Erased-Visitor@EXAMPLE.com' })).toBe(50)
  await outbox.erase()
  expect(postgres.tablesHave('erased-visitor')).toBe(false)
  await expect(outbox.backup({ file: 'none' })).rejects.toThrow('pg_dump')
  await outbox.close()
})

test('two nodes lose and double nothing when their database is stopped hard (RELIABILITY 3)', async () => {
  const { acknowledged, drained, ...rest } = await runChaos({ count: 200, perSecond: 50, kills: 2, hasPostgres: true })
  const outbox = expect.stringContaining('delivered: 200, dead: 0')
  expect(rest).toMatchObject({ lost: 0, double: 0, overlapping: 0, changed: 0, kills: 2, outbox })
  expect([acknowledged, drained]).toEqual([200, expect.any(Number)])
})
