import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Outbox } from './calls.ts'
import { toCsv } from './csv.ts'
import { duration } from './duration.ts'
import { fileIn, type Payload } from './payload.ts'
import { states, type Row, type State } from './table.ts'

const help = `npm run inquiries                       how many there are of each state, and what waits
npm run inquiries -- list [STATE]       id, time, form and state of each, without what was written
npm run inquiries -- show ID            one inquiry with all that was written
npm run inquiries -- resend ID          sends one again, also one of the quarantine
npm run inquiries -- resend --dead      sends all dead ones again
npm run inquiries -- export [STATE]     all as CSV for a spreadsheet: ... export > inquiries.csv
npm run inquiries -- purge [--days 30]  deletes delivered, dead ones and quarantine that are older
npm run inquiries -- forget ADDRESS     deletes all of a person, by mail address, or one by ID, in whatever state
npm run inquiries -- backup FILE        writes all into a new file
npm run inquiries -- restore FILE       puts a backup into an empty outbox; --overwrite deletes what is in it
npm run inquiries -- noted              takes note of missing inquiries: they are said no more
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
  return `\nThe content of its file "${file.name}" is no longer kept; only its name, size and SHA-256 are.`
}

/** Reads the state that a command asks for; throws when there is no such state. */
function parseStates(name: string | undefined): State[] | undefined {
  if (name === undefined) return undefined
  if (!isState(name)) throw new Error(`There is no state "${name}".\n${help}`)
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
    lines.push(`The oldest has waited for ${duration(now - oldest.created_at)}${failure}.`)
  }
  if (missing)
    lines.push(`${missing} that were acknowledged are missing: a part of the file was lost. See docs/operate/inquiries.md.`)
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
      if (!row) throw new Error(`There is no inquiry "${value ?? ''}".`)
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
      if (value && !sent) throw new Error(`There is no inquiry "${value}" that can be sent again.`)
      return `${sent} will be sent again within a second, or when the site starts.${gone}`
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
      return `All inquiries are in "${value}".`
    case 'restore': {
      const isOverwriting = values.overwrite ?? false
      const restored = await outbox.restore({ from: resolve(needed(value)), isOverwriting }).catch((error: Error) => {
        throw error.message.includes('not empty') ? new Error(`${error.message}: --overwrite deletes what is in it.`) : error
      })
      if (isOverwriting) await outbox.erase()
      return `${restored} are restored. Those that waited will be sent within a second, or when the site starts.`
    }
    case 'noted':
      await outbox.noteMissing()
      return 'Noted.'
    default:
      throw new Error(help)
  }
}
