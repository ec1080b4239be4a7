import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { runCommand } from './commands.ts'
import { createInquiries } from './inquiries.ts'
import { createTestClock, createTestOutbox } from './test/fakes.ts'
import { inquiry } from './test/fixtures.ts'

const clock = createTestClock()
let test: Awaited<ReturnType<typeof createTestOutbox>>
let later = 0
let ids: { parked: string; quarantine: string }
const run = (...args: string[]) => runCommand(test.outbox, args, { keepDays: 30, now: clock.now() + later })

beforeEach(async () => {
  later = 0
  test = await createTestOutbox()
  const send = async () => ({ ok: false, error: 'HTTP 400', isPermanent: true }) as const
  const inquiries = createInquiries({ outbox: test.outbox, keepDays: 30, clock, log: () => {}, send })
  const { id: parked } = await inquiries.accept(inquiry({ subject: '=HYPERLINK("http://evil.example")\nsecond “line”' }), {})
  const { id: quarantine } = await inquiries.accept(inquiry(), { isProgram: true })
  ids = { parked, quarantine }
  await clock.move(0, test.settled)
})

describe('npm run inquiries', () => {
  it('counts and lists without what was written (RELIABILITY 4)', async () => {
    expect(await run()).toMatch(/dead: 1\nquarantine: 1$/)
    const list = await run('list', 'dead')
    expect(list).toMatch(new RegExp(`^${ids.parked} .* contact  dead  1 attempts  HTTP 400$`))
    expect(await run('list')).not.toMatch(/Ines|example/)
  })

  it('shows one with all that was written', async () => {
    expect(await run('show', ids.quarantine)).toContain('"Question": "How loud is a room of glass?"')
    await expect(run('show', 'none')).rejects.toThrow('Unknown inquiry "none".')
  })

  it('sends again what was refused or set aside (RELIABILITY 4, 5)', async () => {
    expect(await run('resend', '--dead')).toMatch(/^Inquiries to send again: 1\./)
    expect(await run('resend', ids.quarantine)).toMatch(/^Inquiries to send again: 1\./)
    const claimed = await test.outbox.claim({ limit: 9, now: clock.now() })
    expect(claimed.map(({ id }) => id).toSorted()).toEqual(Object.values(ids).toSorted())
    expect(claimed[0]!.attempts).toBe(1)
    await expect(run('resend', 'none')).rejects.toThrow('does not exist or cannot be sent again')
    await expect(run('resend')).rejects.toThrow('npm run inquiries')
  })

  it('exports CSV that no spreadsheet runs (RELIABILITY 10)', async () => {
    const csv = await run('export')
    expect(csv).toMatch(/^\uFEFF"id","time","state","Formname",/)
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"")\nsecond “line”"`)
    for (const start of [
      '+1',
      '-1',
      '@sum',
      ' =1',
      '\t=1',
      '|cmd',
      '\u0000=1',
      '\u200B=1',
      '\uFEFF=1',
      '＝1',
      '＋1',
      '－1',
      '＠a',
      '\ta',
    ])
      expect([start, (await import('./csv.ts')).toCsv([{ a: start }])]).toEqual([start, `\uFEFF"a"\r\n"'${start}"\r\n`])
  })

  it('exports nothing that is a formula where a spreadsheet splits at ; or at line breaks (FORM-65)', async () => {
    const { toCsv } = await import('./csv.ts')
    const signs = ['=1', '+1', '-1', '@sum', '|cmd', '＝1']
    const starts = [';', '; ', ';"', ';\u200B', '\t', '\n', '\r\n', ';\n', 'a;b;', '";"', ',";']
    const texts = starts.flatMap((start) => signs.map((sign) => `text${start}${sign}"; a`))
    const csv = toCsv(texts.map((text) => ({ id: 'x', text, more: text })))
    // As a program that takes `;` for the end of a cell: it knows no quotation mark within one.
    const cells = csv.split(/[;\t\r\n]/).map((part) => part.replaceAll(/^["\s\p{C}]+/gu, ''))
    expect(cells.filter((part) => /^[=+\-@|＝]/.test(part))).toEqual([])
    // All else stays as it was.
    const harmless = 'Half; 2 - 3 = “less”, a-b; (+32) 5'
    expect(toCsv([{ a: harmless }])).toBe(`\uFEFF"a"\r\n"${harmless}"\r\n`)
  })

  it('deletes what is older, dead ones too, never what waits (RELIABILITY 29)', async () => {
    const { id } = await createInquiries({ outbox: test.outbox, keepDays: 30, clock, log: () => {} }).accept(
      inquiry({ subject: 'waits' }),
      {},
    )
    const erase = vi.spyOn(test.outbox, 'erase').mockRejectedValueOnce(new Error('in use'))
    // Nothing of what was deleted before may be left either.
    await expect(run('purge', '--days', '0')).rejects.toThrow('in use')
    expect(await run('purge', '--days', '0')).toBe('0 deleted.')
    expect(erase).toHaveBeenCalledTimes(2)
    later = 31 * 86_400_000
    expect(await run('purge')).toBe('2 deleted.')
    expect((await test.outbox.list({})).map(({ id }) => id)).toEqual([id])
    await expect(run('purge', '--days', 'x')).rejects.toThrow('must be a number')
  })

  it('forgets a person by address in whatever spelling, and one by id, in every state (RELIABILITY 29)', async () => {
    const inquiries = createInquiries({ outbox: test.outbox, keepDays: 30, clock, log: () => {} })
    const { id: other } = await inquiries.accept(inquiry({ email: 'ines@büro.example' }), {})
    const { id: another } = await inquiries.accept(inquiry({ email: 'xines@example.com' }), {})
    expect(await run('forget', 'INES@Example.com')).toBe('2 deleted.')
    expect((await test.outbox.list({})).map(({ id }) => id).toSorted()).toEqual([other, another].toSorted())
    expect(await run('forget', 'Ines@xn--bro-hoa.example')).toBe('1 deleted.')
    expect(await run('forget', another)).toBe('1 deleted.')
    expect(await run('forget', another)).toBe('0 deleted.')
    await expect(run('forget')).rejects.toThrow('npm run inquiries')
  })

  it('backs up and restores, and overwrites only where it is told to (RELIABILITY 30)', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'backup-'))
    const file = join(folder, 'backup.sqlite')
    expect(await run('backup', file)).toContain(file)
    await expect(run('backup', file)).rejects.toThrow('EEXIST')
    const before = await test.outbox.list({})
    await expect(run('restore', file)).rejects.toThrow('not empty: --overwrite')
    await run('forget', ids.parked)
    expect(await run('restore', file, '--overwrite')).toMatch(/^Restored inquiries: 2\./)
    expect(await test.outbox.list({})).toEqual(before)
    const empty = await createTestOutbox()
    expect(await runCommand(empty.outbox, ['restore', file], { keepDays: 30, now: 0 })).toMatch(/^Restored inquiries: 2\./)
    expect(await empty.outbox.list({})).toEqual(before)
    writeFileSync(file, 'no backup')
    await expect(run('restore', file)).rejects.toThrow('is not a backup of inquiries')
    await expect(run('restore', join(folder, 'none'))).rejects.toThrow('is not a backup of inquiries')
    expect(await test.outbox.list({})).toEqual(before)
    rmSync(folder, { recursive: true })
  })

  it('says how long the oldest has waited, and what is missing (RELIABILITY 30, 31)', async () => {
    await createInquiries({ outbox: test.outbox, keepDays: 30, clock, log: () => {} }).accept(inquiry({ subject: 'waits' }), {})
    later = 7_300_000
    expect(await run()).toMatch(/quarantine: 1\nThe oldest inquiry has waited for 2 h\.$/)
    vi.spyOn(test.outbox, 'check').mockResolvedValue({ missing: 7 })
    expect(await run()).toMatch(/\n7 acknowledged inquiries are missing/)
    expect(await run('noted')).toBe('Noted.')
  })

  it('says what it can do', async () => {
    await expect(run('frobnicate')).rejects.toThrow('resend')
    await expect(run('list', 'lost')).rejects.toThrow('Unknown state "lost"')
  })
})
