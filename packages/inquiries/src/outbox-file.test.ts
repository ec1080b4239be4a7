import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Outbox } from './calls.ts'
import { openOutbox } from './outbox.ts'

const movedAway = 'moved or deleted'

let parent: string
let folder: string
let outboxes: Outbox[]
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'outbox-file-'))
  folder = join(parent, 'data')
  outboxes = []
})
afterEach(async () => {
  for (const outbox of outboxes) await outbox.close()
  rmSync(parent, { recursive: true, force: true })
})

function open(): Outbox {
  const outbox = openOutbox(folder)
  outboxes.push(outbox)
  return outbox
}
const row = (id: string, payload = '{}') => ({
  id,
  form: 'contact',
  locale: 'en',
  payload,
  dedup: id,
  state: 'waiting' as const,
  now: 1,
})
const idsIn = async (outbox: Outbox) => (await outbox.list({})).map(({ id }) => id)
const toFilePath = (ending = '') => join(folder, `inquiries.sqlite${ending}`)

describe('a folder that is moved or deleted while it is used (RELIABILITY 27)', () => {
  it.each([
    ['moved', () => renameSync(folder, join(parent, 'away'))],
    ['deleted', () => rmSync(folder, { recursive: true })],
  ])('keeps nothing more once it is %s, and says so; what it had is still delivered', async (_, leave) => {
    const outbox = open()
    await outbox.add(row('before'))
    leave()
    await expect(outbox.add(row('after'))).rejects.toThrow(movedAway)
    await expect(outbox.check({ size: 0 })).rejects.toThrow(movedAway)
    expect((await outbox.claim({ limit: 9, now: 5 })).map(({ id }) => id)).toEqual(['before'])
    expect(readdirSync(parent)).not.toContain('data')
  })

  it('is used again once it is back', async () => {
    const outbox = open()
    await outbox.add(row('before'))
    renameSync(folder, join(parent, 'away'))
    await expect(outbox.add(row('meanwhile'))).rejects.toThrow(movedAway)
    renameSync(join(parent, 'away'), folder)
    await outbox.add(row('after'))
    expect(await idsIn(outbox)).toEqual(['after', 'before'])
  })

  it('that another takes the place of is left for that one', async () => {
    const outbox = open()
    await outbox.add(row('old'))
    renameSync(folder, join(parent, 'away'))
    const other = open()
    await other.add(row('new'))
    await outbox.add(row('newer'))
    expect(await idsIn(outbox)).toEqual(['new', 'newer'])
    expect(await idsIn(other)).toEqual(['new', 'newer'])
  })

  it('loses nothing when only the log of its file is deleted', async () => {
    const outbox = open()
    await outbox.add(row('a'))
    rmSync(toFilePath('-wal'))
    await outbox.add(row('b'))
    await outbox.close()
    expect(await idsIn(open())).toEqual(['a', 'b'])
  })
})

describe('an outbox that cannot be used (RELIABILITY 28)', () => {
  it('is used as soon as what was in its place is gone', async () => {
    mkdirSync(folder)
    writeFileSync(toFilePath(), 'no database '.repeat(1_000))
    const outbox = open()
    await expect(outbox.add(row('a'))).rejects.toThrow('not a database')
    rmSync(toFilePath())
    await outbox.add(row('b'))
    expect(await idsIn(outbox)).toEqual(['b'])
  })

  it('is used as soon as its folder can be made', async () => {
    writeFileSync(folder, 'a file')
    const outbox = open()
    await expect(outbox.check({ size: 0 })).rejects.toThrow()
    rmSync(folder)
    await outbox.add(row('a'))
    expect(await idsIn(outbox)).toEqual(['a'])
  })

  it('refuses what it cannot keep while another locks it, within the time of an answer', async () => {
    const outbox = open()
    await outbox.check({ size: 0 })
    const other = new DatabaseSync(toFilePath())
    other.exec('begin immediate')
    await expect(outbox.add(row('a'))).rejects.toThrow('locked')
    other.exec('rollback')
    other.close()
    await outbox.add(row('b'))
    expect(await idsIn(outbox)).toEqual(['b'])
  })

  it('keeps nothing where any page of its file is damaged: what it holds could not be sent', async () => {
    const outbox = open()
    await Promise.all(Array.from({ length: 200 }, (_, i) => outbox.add(row(`${i}`, JSON.stringify('x'.repeat(100))))))
    await outbox.close()
    const whole = readFileSync(toFilePath())
    const size = 4_096
    for (let at = size; at < whole.length; at += size) {
      const damaged = Buffer.from(whole)
      damaged.fill(7, at, at + size)
      writeFileSync(toFilePath(), damaged)
      const next = open()
      await expect(next.add(row('new')), `page ${at / size}`).rejects.toThrow('damaged')
      await expect(next.check({ size: 0 })).rejects.toThrow('damaged')
      await next.close()
    }
  })

  it('is tried by a write that reaches the file, of which nothing is left (OPS-14)', async () => {
    const outbox = open()
    await outbox.check({ size: 0 })
    const written = () => statSync(toFilePath('-wal')).size
    const before = written()
    await outbox.check({ size: 0 })
    expect(written()).toBe(before)
    await outbox.check({ size: 100_000 })
    expect(written()).toBeGreaterThan(before + 100_000)
    expect(await outbox.list({})).toEqual([])
  })

  it('is damaged while it is used, and goes on once it is whole again', async () => {
    const outbox = open()
    await outbox.add(row('a', JSON.stringify('x'.repeat(20_000))))
    await outbox.close()
    const whole = readFileSync(toFilePath())
    const next = open()
    await next.check({ size: 0 })
    await next.close()
    writeFileSync(toFilePath(), Buffer.concat([whole.subarray(0, 100), Buffer.alloc(whole.length - 100, 7)]))
    const last = open()
    await expect(last.add(row('b'))).rejects.toThrow()
    writeFileSync(toFilePath(), whole)
    await last.add(row('c'))
    expect(await idsIn(last)).toEqual(['a', 'c'])
  })
})

it('its files are for its user alone, whatever the folder, also those that were made before (RELIABILITY 29)', async () => {
  mkdirSync(folder, { mode: 0o755 })
  chmodSync(folder, 0o755)
  const old = new DatabaseSync(toFilePath())
  old.exec('pragma journal_mode = wal; create table other (id)')
  for (const ending of ['', '-wal', '-shm']) chmodSync(toFilePath(ending), 0o644)
  const outbox = open()
  await outbox.add(row('a'))
  const modes = readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)])
  expect(Object.fromEntries(modes)).toEqual({
    'inquiries.count': '600',
    'inquiries.sqlite': '600',
    'inquiries.sqlite-shm': '600',
    'inquiries.sqlite-wal': '600',
  })
  old.close()
})

describe('what is deleted (RELIABILITY 29)', () => {
  const address = 'erased-visitor@example.com'
  const payload = (i: number) =>
    JSON.stringify({ Email: address, Question: `${address} asks ${i} ${'long '.repeat((i % 7) * 300)}` })
  const finds = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name)).toString('latin1').split('erased-visitor').length - 1)
      .reduce((sum, count) => sum + count, 0)

  it.each([
    ['purged', (outbox: Outbox) => outbox.purge({ states: ['delivered', 'dead', 'quarantine'], before: 10 })],
    ['forgotten', (outbox: Outbox) => outbox.forget({ who: ' Erased-Visitor@EXAMPLE.com' })],
  ])('is in no byte of the files once it is %s, while another server uses them', async (_, remove) => {
    const outbox = open()
    const other = open()
    await Promise.all(Array.from({ length: 300 }, (_, i) => outbox.add(row(`gone ${i}`, payload(i)))))
    await Promise.all(
      Array.from({ length: 50 }, (_, i) => other.add(row(`kept ${i}`, JSON.stringify({ Email: 'b@example.com', i })))),
    )
    const claimed = await outbox.claim({ limit: 1_000, now: 1 })
    await Promise.all(
      claimed
        .filter(({ id }) => id.startsWith('gone'))
        .map(({ id, attempts }, i) =>
          outbox.settle({ id, attempts, state: i % 2 ? 'dead' : 'delivered', dueAt: 1, error: null, now: 2 }),
        ),
    )
    expect(finds()).toBeGreaterThan(300)
    expect(await remove(outbox)).toBe(300)
    await outbox.erase()
    expect(finds()).toBe(0)
    expect(await idsIn(other)).toHaveLength(50)
    // The last one deletes the log.
    await outbox.close()
    await other.close()
    expect([finds(), readdirSync(folder).toSorted()]).toEqual([0, ['inquiries.count', 'inquiries.sqlite']])
  })
})

describe('a backup (RELIABILITY 30)', () => {
  it('has what is only in the log of the file, and is for its user alone', async () => {
    const outbox = open()
    await Promise.all(Array.from({ length: 60 }, (_, i) => outbox.add(row(`${i}`))))
    const backup = join(parent, 'backup.sqlite')
    await outbox.backup({ file: backup })
    expect(statSync(backup).mode & 0o777).toBe(0o600)
    const copy = new DatabaseSync(backup, { readOnly: true })
    expect(copy.prepare('select count(*) as n from inquiry').get()).toEqual({ n: 60 })
    copy.close()
    await expect(outbox.backup({ file: backup })).rejects.toThrow('exist')
  })

  it.each([
    ['overwritten', () => writeFileSync(toFilePath('-wal'), Buffer.alloc(statSync(toFilePath('-wal')).size, 9))],
    ['deleted', () => rmSync(toFilePath('-wal'))],
  ])('is missed where the log was %s: the outbox says how many it lacks', async (_, damage) => {
    // As a killed server leaves its files: a second folder has them as they are now.
    const running = open()
    await Promise.all(Array.from({ length: 60 }, (_, i) => running.add(row(`${i}`))))
    const files = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))] as const)
    folder = join(parent, 'crashed')
    mkdirSync(folder)
    for (const [name, content] of files) writeFileSync(join(folder, name), content)
    damage()
    const outbox = open()
    expect(await outbox.check({ size: 0 })).toEqual({ missing: 60 })
    await outbox.add(row('new'))
    await outbox.close()
    const next = open()
    expect(await next.check({ size: 0 })).toEqual({ missing: 60 })
    await next.noteMissing()
    expect(await next.check({ size: 0 })).toEqual({ missing: 0 })
  })
})
