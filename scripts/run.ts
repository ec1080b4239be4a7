import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { needsShell } from './pinned-node.mjs'

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs a program as `run` does, and writes its output when it has ended, so that parallel outputs do not mix. */
export async function runQuietly(file: string, args: string[], env: NodeJS.ProcessEnv = {}, cwd = root): Promise<number> {
  const child = spawn(file, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    shell: needsShell(file),
  })
  let written = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (written += text))
  const [code] = (await once(child, 'close')) as [number | null]
  if (written.trim()) console.log(written.trimEnd())
  return code ?? 1
}

/** Runs a program of `node_modules/.bin` (or of the machine) in a folder, by default the repository's; resolves with its exit code. */
export function run(file: string, args: string[], env: NodeJS.ProcessEnv = {}, cwd = root): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env }, shell: needsShell(file) })
    const pass = (signal: NodeJS.Signals) => void child.kill(signal)
    process.on('SIGINT', pass).on('SIGTERM', pass)
    child.on('error', reject)
    child.on('exit', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass)
      resolve(code ?? 1)
    })
  })
}

/** Runs a program and ends this process with its exit code when it fails. */
export async function must(file: string, args: string[], env?: NodeJS.ProcessEnv): Promise<void> {
  const code = await run(file, args, env)
  if (code) process.exit(code)
}
