import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Command {
  /** Its output so far. */
  output: () => string
  /** Its exit code; `undefined` while it runs. */
  code: () => number | undefined
  /** Resolves with its exit code. */
  ended: Promise<number>
  /** Ends npm alone, as a supervisor does: `ended` waits for all that still writes. */
  interrupt: () => void
  /** Ends it with all the processes that it has started. */
  stop: () => Promise<void>
}

/** Starts `npm run <name>` in a folder, in a process group of its own. */
export function startCommand(
  cwd: string,
  name: string,
  { args = [], env = {} }: { args?: string[]; env?: NodeJS.ProcessEnv } = {},
): Command {
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
    cwd,
    detached: true,
    env: { ...process.env, NODE_ENV: undefined, FORCE_COLOR: undefined, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (written += text))
  let code: number | undefined
  const ended = once(child, 'close').then(([exit]) => (code = (exit as number | null) ?? 1))
  const kill = () => {
    if (code === undefined) process.kill(-child.pid!, 'SIGTERM')
  }
  process.once('exit', kill)
  return {
    output: () => written,
    code: () => code,
    ended,
    interrupt: () => void child.kill('SIGTERM'),
    async stop() {
      process.off('exit', kill)
      kill()
      await ended
    },
  }
}
