import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openOutbox } from './outbox.ts'
import { openDatabase } from './sqlite.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'outbox-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const row = (id: string) => ({ id, form: 'contact', payload: '{}', dedup: id, state: 'waiting' as const, now: 1 })

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
  const outbox = await openOutbox(folder)
  const kept = new Set((await outbox.list({})).map(({ id }) => id))
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
  await outbox.close()
})

it('waits for the disk at each commit (RELIABILITY 2)', async () => {
  const db = await openDatabase(join(folder, 'a.sqlite'))
  expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }])
  expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }])
  await db.destroy()
})

it('keeps what comes at the same time in few transactions, each in its order', async () => {
  const outbox = await openOutbox(folder)
  const added = await Promise.all(Array.from({ length: 200 }, (_, i) => outbox.add(row(`${i % 100}`))))
  expect(added.filter(({ isNew }) => isNew)).toHaveLength(100)
  expect(await outbox.count()).toEqual({ waiting: 100 })
  await outbox.close()
  await expect(outbox.add(row('late'))).rejects.toThrow('closed')
})

it('may be used by two processes at the same time', async () => {
  const [one, two] = [await openOutbox(folder), await openOutbox(folder)]
  const ask = { limit: 1000, now: 5 }
  await Promise.all(Array.from({ length: 50 }, (_, i) => (i % 2 ? one : two).add(row(`${i}`))))
  const claimed = await Promise.all([one.claim(ask), two.claim(ask)])
  expect(claimed.flat()).toHaveLength(50)
  await Promise.all([one.close(), two.close()])
})

it('is readable by its user only, and says when it cannot be opened', async () => {
  const outbox = await openOutbox(join(folder, 'new'))
  expect(statSync(join(folder, 'new')).mode & 0o077).toBe(0)
  await outbox.close()
  writeFileSync(join(folder, 'inquiries.sqlite'), 'no database')
  await expect(openOutbox(folder)).rejects.toThrow()
})
