import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { attempt, installDebian, onPath } from '../../scripts/debian.ts'
import { startSite } from '../e2e/server.ts'
import { sendVisitors } from './visitors.ts'

const works = () => attempt('strace', ['-o', '/dev/null', 'true'])

/** Whether system calls can be traced on this machine; installs what traces them where that is possible. */
export const canTrace = (): boolean => (onPath('strace') !== undefined || installDebian(['strace'])) && works()

export interface Trace {
  /** The lines of the trace: what is written to the outbox, the wait for the disk, the answer. */
  lines: string[]
  /** Whether the outbox is on disk before the answer is written. */
  isInOrder: boolean
}

/** A call that another thread interrupts stands on two lines: the second gets the words of the first. Short ids of threads are padded. */
function wholeCalls(lines: string[]): string[] {
  const begun = new Map<string, string>()
  return lines.map((line) => {
    const [, thread = '', call] = /^(\d+) +(.*) <unfinished \.\.\.>$/.exec(line) ?? []
    if (call) begun.set(thread, call)
    const [, owner = '', rest] = /^(\d+) +<\.\.\. \w+ resumed>(.*)$/.exec(line) ?? []
    return rest === undefined ? line : `${owner} ${begun.get(owner)}${rest}`
  })
}

/**
 * Traces the system calls with which the site stores one inquiry.
 * @requirement RELIABILITY 2
 */
export async function traceOne(): Promise<Trace> {
  const folder = await mkdtemp(join(tmpdir(), 'trace-'))
  const file = join(folder, 'trace.txt')
  const options = ['-D', '-f', '-y', '-qq', '-s', '2000', '-e', 'trace=fsync,fdatasync,pwrite64,write,writev,sendto', '-o', file]
  const command = ['strace', ...options, process.execPath]
  const site = await startSite({ DATA_DIR: join(folder, 'data'), LOCALES: 'en' }, { command })
  try {
    const { ids } = await sendVisitors([site.url], 1, 1)
    const trace = wholeCalls((await readFile(file, 'utf8')).split('\n'))
    const answer = trace.findIndex((line) => /write|send/.test(line) && line.includes(`\\"id\\":\\"${ids.get(0)}`))
    const before = trace.slice(0, answer)
    const written = before.findLastIndex((line) => /pwrite64\(\d+<.*inquiries\.sqlite-wal>/.test(line))
    const synced = before.findLastIndex((line) => /f(?:data)?sync\(\d+<.*inquiries\.sqlite-wal>\) += 0/.test(line))
    const findCall = (line = '') => /\w+\(\d+<[^>]*>/.exec(line)?.[0]
    return {
      lines: [written, synced, answer].map((at) => `line ${at}: ${findCall(trace[at])}, ...)`),
      isInOrder: written >= 0 && written < synced && synced < answer,
    }
  } finally {
    await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
