import { execFileSync, type ExecFileSyncOptions } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { installDebian, onPath } from '../../scripts/debian.ts'
import { freePort } from '../e2e/server.ts'

/** Where Debian keeps the programs of each release, newest first. */
const debian = '/usr/lib/postgresql'
const inDebian = () =>
  existsSync(debian)
    ? readdirSync(debian)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((release) => join(debian, release, 'bin/pg_ctl'))
        .find((file) => existsSync(file))
    : undefined

function findPostgres(): string {
  const found = onPath('pg_ctl') ?? inDebian() ?? (installDebian(['postgresql']) ? inDebian() : undefined)
  if (!found) throw new Error('There is no Postgres on this machine, and none could be installed: put its pg_ctl on the path.')
  return found
}

/** Postgres refuses to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

export interface Postgres {
  url: string
  start(): void
  /** All its processes end at once and write nothing more, as when the machine fails: the next start recovers from its log. */
  stopHard(): void
  /** Suspends all its processes, which then answer no client; `goOn` wakes them. */
  hang(): void
  goOn(): void
  /** Runs statements, as another login of the database would. */
  run(...statements: string[]): void
  /** Whether a text is in a file of its tables, once what is deleted there is cleared away. */
  tablesHave(text: string): boolean
  /** Ends it and deletes its data. */
  remove(): void
}

/** A database server of its own, on loopback. */
export async function startPostgres(): Promise<Postgres> {
  const program = findPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (nobody.uid) chownSync(folder, nobody.uid, nobody.gid)
  const options: ExecFileSyncOptions = { cwd: folder, stdio: 'ignore', ...nobody }
  const call = (...args: string[]) => void execFileSync(program, [...args, '-D', join(folder, 'data'), '-w'], options)
  const port = await freePort()
  const settings = `-p ${port} -c listen_addresses=localhost -c unix_socket_directories=`
  const data = join(folder, 'data')
  function signal(name: NodeJS.Signals): void {
    const [main = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    const others = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ')
    for (const pid of [main, ...others]) process.kill(Number(pid), name)
  }
  const postgres: Postgres = {
    url: `postgres://site@localhost:${port}/postgres`,
    start: () => call('start', '-l', join(folder, 'log'), '-o', settings),
    stopHard: () => call('stop', '-m', 'immediate'),
    hang: () => signal('SIGSTOP'),
    goOn: () => signal('SIGCONT'),
    run(...statements) {
      const commands = statements.flatMap((statement) => ['-c', statement])
      execFileSync(join(dirname(realpathSync(program)), 'psql'), [postgres.url, ...commands], options)
    },
    tablesHave(text) {
      postgres.run('checkpoint')
      const files = readdirSync(join(data, 'base'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      return files.some(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(text))
    },
    remove() {
      try {
        postgres.stopHard()
      } catch {
        // It has not been started, or is stopped.
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
  execFileSync(program, ['init', '-D', join(folder, 'data'), '-o', '-U site --auth=trust --encoding=UTF8 --no-locale'], options)
  postgres.start()
  return postgres
}
