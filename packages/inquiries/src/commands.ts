import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Outbox } from './calls.ts'
import { toCsv } from './csv.ts'
import { duration } from './duration.ts'
import { fileIn, type Payload } from './payload.ts'
import { states, type Row, type State } from './table.ts'

const help = `npm run inquiries                       counts by state, and the oldest waiting inquiry
npm run inquiries -- list [STATE]       id, time, form and state of each inquiry, without its content
npm run inquiries -- show ID            one inquiry with its content
npm run inquiries -- resend ID          sends an inquiry again, also from quarantine
npm run inquiries -- resend --dead      sends all dead inquiries again
npm run inquiries -- export [STATE]     all inquiries as CSV: ... export > inquiries.csv
npm run inquiries -- purge [--days 30]  deletes older delivered, dead and quarantined inquiries
npm run inquiries -- forget ADDRESS     deletes all inquiries of an e-mail address, or one by ID, in any state
npm run inquiries -- backup FILE        writes all inquiries to a new file
npm run inquiries -- restore FILE       restores a backup to an empty outbox; --overwrite deletes its inquiries first
npm run inquiries -- noted              acknowledges missing inquiries: reports of them end
States: ${states.join(', ')}`

const day = 24 * 60 * 60 * 1_000
const formatTime = (ms: number) => new Date(ms).toISOString()
const isState = (name: string | undefined): name is State => states.some((state) => state === name)

const formatRow = ({ id, created_at, form, state, attempts, error }: Row) =>
  [id, formatTime(created_at), form, state, `${attempts} attempts`, error].filter(Boolean).join('  ')

/** The fields of an inquiry as cells: of a file its name and size. */
function toCells(payload: Payload): Record<string, unknown> {
  const file = fileIn(payload)
  return file ? { ...payload, File: `${file.name} (${file.size} bytes)` } : payload
}

/** Returns a note where the file of an inquiry is no longer kept: it was delivered, or had no room in quarantine. */
async function goneFile(outbox: Outbox, { id, payload }: Row): Promise<string> {
  const file = fileIn(JSON.parse(payload) as Payload)
  if (!file || (await outbox.file({ id }))) return ''
  return `\nThe content of its file "${file.name}" is deleted. Only its name, size and SHA-256 are kept.`
}

/** Reads the state that a command asks for; throws when there is no such state. */
function parseStates(name: string | undefined): State[] | undefined {
  if (name === undefined) return undefined
  if (!isState(name)) throw new Error(`Unknown state "${name}".\n${help}`)
  return [name]
}

/** Returns the argument that a command needs; throws where it is missing. */
function needed(value: string | undefined): string {
  if (!value) throw new Error(help)
  return value
}

async function describeStatus(outbox: Outbox, now: number): Promise<string> {
  const [counts, oldest, { missing }] = await Promise.all([outbox.count(), outbox.oldest(), outbox.check({ size: 0 })])
  const lines = states.map((state) => `${state}: ${counts[state] ?? 0}`)
  if (oldest) {
    const failure = oldest.error ? `, ${oldest.attempts} attempts, the last: ${oldest.error}` : ''
    lines.push(`The oldest inquiry has waited for ${duration(now - oldest.created_at)}${failure}.`)
  }
  if (missing)
    lines.push(`${missing} acknowledged inquiries are missing: a part of the file was lost. See docs/operate/inquiries.md.`)
  return lines.join('\n')
}

/** Returns the number deleted, once the files hold nothing of them, nor of others that an earlier command could not erase. */
async function erased(outbox: Outbox, count: number): Promise<string> {
  await outbox.erase()
  return `${count} deleted.`
}

/** Runs one command of `npm run inquiries`; resolves with its output. Throws a sentence for the operator. */
export async function runCommand(outbox: Outbox, args: string[], { keepDays, now }: { keepDays: number; now: number }) {
  const options = { dead: { type: 'boolean' }, days: { type: 'string' }, overwrite: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [command = 'count', value] = positionals
  switch (command) {
    case 'count':
      return describeStatus(outbox, now)
    case 'list':
      return (await outbox.list({ states: parseStates(value) })).map(formatRow).join('\n')
    case 'show': {
      const [row] = await outbox.list({ id: value ?? '' })
      if (!row) throw new Error(`Unknown inquiry "${value ?? ''}".`)
      return `${formatRow(row)}\n${JSON.stringify(JSON.parse(row.payload), null, 2)}${await goneFile(outbox, row)}`
    }
    case 'resend': {
      if (!value && !values.dead) throw new Error(help)
      // Before it is delivered, which deletes its file.
      const [row] = value ? await outbox.list({ id: value }) : []
      const gone = row ? await goneFile(outbox, row) : ''
      const sent = await outbox.resend({
        id: value,
        states: value ? ['dead', 'quarantine', 'delivered', 'waiting'] : ['dead'],
        now,
      })
      if (value && !sent) throw new Error(`The inquiry "${value}" does not exist or cannot be sent again.`)
      return `Inquiries to send again: ${sent}. The site sends them within a second, or after its next start.${gone}`
    }
    case 'export': {
      const rows = await outbox.list({ states: parseStates(value) })
      return toCsv(
        rows.map(({ id, created_at, state, payload }) => ({
          id,
          time: formatTime(created_at),
          state,
          ...toCells(JSON.parse(payload) as Payload),
        })),
      )
    }
    case 'purge': {
      const days = values.days === undefined ? keepDays : Number(values.days)
      if (!Number.isFinite(days) || days < 0) throw new Error('--days must be a number.')
      const before = now - days * day
      return erased(outbox, await outbox.purge({ states: ['delivered', 'dead', 'quarantine'], before }))
    }
    case 'forget':
      return erased(outbox, await outbox.forget({ who: needed(value) }))
    case 'backup':
      await outbox.backup({ file: resolve(needed(value)) })
      return `The backup "${value}" contains all inquiries.`
    case 'restore': {
      const isOverwriting = values.overwrite ?? false
      const restored = await outbox.restore({ from: resolve(needed(value)), isOverwriting }).catch((error: Error) => {
        throw error.message.includes('not empty') ? new Error(`${error.message}: --overwrite deletes its inquiries.`) : error
      })
      if (isOverwriting) await outbox.erase()
      return `Restored inquiries: ${restored}. The site sends the waiting ones within a second, or after its next start.`
    }
    case 'noted':
      await outbox.noteMissing()
      return 'Noted.'
    default:
      throw new Error(help)
  }
}
