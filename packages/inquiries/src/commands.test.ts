import { beforeEach, describe, expect, it } from 'vitest'
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
    await expect(run('show', 'none')).rejects.toThrow('There is no inquiry "none".')
  })

  it('sends again what was refused or set aside (RELIABILITY 4, 5)', async () => {
    expect(await run('resend', '--dead')).toMatch(/^1 /)
    expect(await run('resend', ids.quarantine)).toMatch(/^1 /)
    const claimed = await test.outbox.claim({ limit: 9, now: clock.now() })
    expect(claimed.map(({ id }) => id).toSorted()).toEqual(Object.values(ids).toSorted())
    expect(claimed[0]!.attempts).toBe(1)
    await expect(run('resend', 'none')).rejects.toThrow('There is no inquiry')
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

  it('deletes what is older, never what was not delivered', async () => {
    expect(await run('purge', '--days', '0')).toBe('0 deleted.')
    later = 31 * 86_400_000
    expect(await run('purge')).toBe('1 deleted.')
    expect((await test.outbox.list({})).map(({ id }) => id)).toEqual([ids.parked])
    await expect(run('purge', '--days', 'x')).rejects.toThrow('must be a number')
  })

  it('says what it can do', async () => {
    await expect(run('frobnicate')).rejects.toThrow('resend')
    await expect(run('list', 'lost')).rejects.toThrow('no state "lost"')
  })
})
