import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { calls, type Outbox } from './calls.ts'
import { openOutbox } from './outbox.ts'
import { inTransaction, openDatabase } from './sqlite.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'outbox-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const row = (id: string) => ({ id, form: 'contact', locale: 'en', payload: '{}', dedup: id, state: 'waiting' as const, now: 1 })

it('has lost nothing that it acknowledged when the process is killed (RELIABILITY 1)', async () => {
  const script = fileURLToPath(new URL('test/keep-until-killed.ts', import.meta.url))
  const child = spawn(process.execPath, ['--conditions=@brand/source', script, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const acknowledged: string[] = []
  for await (const id of createInterface({ input: child.stdout })) {
    acknowledged.push(id)
    if (acknowledged.length === 300) child.kill('SIGKILL')
  }
  if (child.signalCode === null) await once(child, 'exit')
  expect(child.signalCode).toBe('SIGKILL')
  expect(acknowledged.length).toBeGreaterThanOrEqual(300)
  const outbox = openOutbox(folder)
  const kept = new Set((await outbox.list({})).map(({ id }) => id))
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
  await outbox.close()
})

it('waits for another server that makes the file at the same moment (RELIABILITY 1)', async () => {
  const file = join(folder, 'a.sqlite')
  const script = `const { DatabaseSync } = require('node:sqlite')
    const database = new DatabaseSync(${JSON.stringify(file)})
    database.exec('begin; create table other (id)')
    require('node:worker_threads').parentPort.postMessage('holds it')
    setTimeout(() => database.exec('commit'), 300)`
  const other = new Worker(script, { eval: true })
  await once(other, 'message')
  const db = await openDatabase(file)
  expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }])
  await db.destroy()
  await once(other, 'exit')
})

it('waits for the disk at each commit (RELIABILITY 2)', async () => {
  const db = await openDatabase(join(folder, 'a.sqlite'))
  expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }])
  expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }])
  await db.destroy()
})

it('adds to an older outbox what it lacks, and keeps what is in it', async () => {
  const old = await openDatabase(join(folder, 'inquiries.sqlite'))
  await calls.add(old, { ...row('old'), locale: 'de' })
  await sql`alter table inquiry drop column locale`.execute(old)
  await old.destroy()
  const outbox = openOutbox(folder)
  await outbox.add({ ...row('new'), locale: 'fr' })
  expect((await outbox.list({})).map(({ id, locale }) => [id, locale])).toEqual([
    ['new', 'fr'],
    ['old', 'en'],
  ])
  await outbox.close()
})

it('keeps what comes at the same time in few transactions, each in its order', async () => {
  const outbox = openOutbox(folder)
  const added = await Promise.all(Array.from({ length: 200 }, (_, i) => outbox.add(row(`${i % 100}`))))
  expect(added.filter(({ isNew }) => isNew)).toHaveLength(100)
  expect(await outbox.count()).toEqual({ waiting: 100 })
  await outbox.close()
  await expect(outbox.add(row('late'))).rejects.toThrow('closed')
})

it('may be made and used by two processes at the same time', async () => {
  const [one, two] = [openOutbox(folder), openOutbox(folder)]
  const ask = { limit: 1000, now: 5 }
  await Promise.all(Array.from({ length: 50 }, (_, i) => (i % 2 ? one : two).add(row(`${i}`))))
  const claimed = await Promise.all([one.claim(ask), two.claim(ask)])
  expect(claimed.flat()).toHaveLength(50)
  await Promise.all([one.close(), two.close()])
})

describe('after the thread that writes has ended', () => {
  const posted = vi.spyOn(Worker.prototype, 'postMessage')
  const endThread = async () => (posted.mock.contexts.at(-1) as Worker).terminate()
  let outbox: Outbox
  beforeEach(async () => {
    outbox = openOutbox(folder)
    await outbox.add(row('a'))
  })
  afterEach(() => outbox.close())
  afterAll(() => posted.mockRestore())

  it('goes on (RELIABILITY 1)', async () => {
    await endThread()
    await outbox.add(row('b'))
    expect((await outbox.list({})).map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('rejects the calls that wait for it, and answers the next (RELIABILITY 2)', async () => {
    // Its message does not reach the thread, which cannot be quicker than its end.
    posted.mockImplementationOnce(() => {})
    const waiting = outbox.add(row('b'))
    const ended = endThread()
    await expect(waiting).rejects.toThrow('The outbox is closed')
    await ended
    expect(await outbox.count()).toEqual({ waiting: 1 })
  })

  it('makes no second file where the first was deleted meanwhile (RELIABILITY 27)', async () => {
    await endThread()
    rmSync(join(folder, 'inquiries.sqlite'))
    await expect(outbox.add(row('b'))).rejects.toThrow('moved or deleted')
    expect(existsSync(join(folder, 'inquiries.sqlite'))).toBe(false)
  })
})

it('moves a file to the thread that writes, so that it is in memory once', async () => {
  const outbox = openOutbox(folder)
  const bytes = new Uint8Array(1000)
  await outbox.add({ ...row('a'), bytes })
  expect(bytes).toHaveLength(0)
  await outbox.close()
})

it('says that the disk is full, loses nothing for it, and goes on when there is room (RELIABILITY 2)', async () => {
  const db = await openDatabase(join(folder, 'a.sqlite'))
  const add = (id: string, payload = '{}') => inTransaction(db, (db) => calls.add(db, { ...row(id), payload }))
  await add('a')
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await sql.raw(`pragma max_page_count = ${rows[0]!.page_count}`).execute(db)
  await expect(add('b', 'x'.repeat(50_000))).rejects.toThrow('full')
  await sql`pragma max_page_count = 10000`.execute(db)
  await add('c')
  expect((await calls.list(db, {})).map(({ id }) => id)).toEqual(['a', 'c'])
  await db.destroy()
})
