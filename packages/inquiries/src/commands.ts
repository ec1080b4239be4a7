import { parseArgs } from 'node:util'
import type { Outbox } from './calls.ts'
import { toCsv } from './csv.ts'
import { states, type Row, type State } from './table.ts'

const help = `npm run inquiries                       how many there are of each state
npm run inquiries -- list [STATE]       id, time, form and state of each, without what was written
npm run inquiries -- show ID            one inquiry with all that was written
npm run inquiries -- resend ID          sends one again, also one of the quarantine
npm run inquiries -- resend --dead      sends all dead ones again
npm run inquiries -- export [STATE]     all as CSV for a spreadsheet: ... export > inquiries.csv
npm run inquiries -- purge [--days 30]  deletes delivered ones and quarantine that are older
States: ${states.join(', ')}`

const day = 24 * 60 * 60 * 1_000
const timeOf = (ms: number) => new Date(ms).toISOString()
const isState = (name: string | undefined): name is State => states.some((state) => state === name)

const lineOf = ({ id, created_at, form, state, attempts, error }: Row) =>
  [id, timeOf(created_at), form, state, `${attempts} attempts`, error].filter(Boolean).join('  ')

/** Which states a command asks for; throws when there is no such state. */
function statesOf(name: string | undefined): State[] | undefined {
  if (name === undefined) return undefined
  if (!isState(name)) throw new Error(`There is no state "${name}".\n${help}`)
  return [name]
}

/** Runs one command of `npm run inquiries`; resolves with what it says. Throws a sentence for the operator. */
export async function runCommand(outbox: Outbox, args: string[], { keepDays, now }: { keepDays: number; now: number }) {
  const options = { dead: { type: 'boolean' }, days: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [command = 'count', value] = positionals
  switch (command) {
    case 'count': {
      const counts = await outbox.count()
      return states.map((state) => `${state}: ${counts[state] ?? 0}`).join('\n')
    }
    case 'list':
      return (await outbox.list({ states: statesOf(value) })).map(lineOf).join('\n')
    case 'show': {
      const [row] = await outbox.list({ id: value ?? '' })
      if (!row) throw new Error(`There is no inquiry "${value ?? ''}".`)
      return `${lineOf(row)}\n${JSON.stringify(JSON.parse(row.payload), null, 2)}`
    }
    case 'resend': {
      if (!value && !values.dead) throw new Error(help)
      const sent = await outbox.resend({
        id: value,
        states: value ? ['dead', 'quarantine', 'delivered', 'waiting'] : ['dead'],
        now,
      })
      if (value && !sent) throw new Error(`There is no inquiry "${value}" that can be sent again.`)
      return `${sent} will be sent again within a second, or when the site starts.`
    }
    case 'export': {
      const rows = await outbox.list({ states: statesOf(value) })
      return toCsv(
        rows.map(({ id, created_at, state, payload }) => ({
          id,
          time: timeOf(created_at),
          state,
          ...(JSON.parse(payload) as Record<string, unknown>),
        })),
      )
    }
    case 'purge': {
      const days = values.days === undefined ? keepDays : Number(values.days)
      if (!Number.isFinite(days) || days < 0) throw new Error('--days must be a number.')
      return `${await outbox.purge({ states: ['delivered', 'quarantine'], before: now - days * day })} deleted.`
    }
    default:
      throw new Error(help)
  }
}
