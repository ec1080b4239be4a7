import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { readable } from '../../packages/host/src/log/log.ts'

/** Script that `npm start` runs. */
export const builtServer = 'site/dist/node/index.js'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Lines of the log as one reads them in a terminal; others as they are. */
export const readableLog = (written: string): string => written.replaceAll(/^\{"level":.*\}\n/gm, readable)

export interface RunningSite {
  url: string
  pid: number
  /** Its log so far, as a terminal shows it. */
  log: () => string
  /** Default `SIGINT`, which does not wait for a load balancer. */
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

interface Start {
  /** Command that runs the script, such as Node with flags or with a tracer before it. Default: Node alone. */
  command?: string[]
  /** Script to run. Default: the built server. */
  script?: string
  /** The path to wait for: `/healthz` where the site is never ready. */
  until?: '/readyz' | '/healthz'
}

/** Starts the built site with some settings, and waits until it is ready. `PORT` is a free one unless it is set. */
export async function startSite(
  settings: NodeJS.ProcessEnv,
  { command = [process.execPath], script = builtServer, until = '/readyz' }: Start = {},
): Promise<RunningSite> {
  const port = settings.PORT ? Number(settings.PORT) : await freePort()
  // Tests ask for few pages of a server, which renders those; they are one client to it, which asks for what many visitors do.
  const own = { NODE_ENV: 'production', HOST: 'localhost', PORT: String(port), RENDER_AHEAD: 'false', QUERY_LIMIT: '1000' }
  const env = { ...process.env, ...own, ...settings }
  const child = spawn(command[0]!, [...command.slice(1), script], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let written = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (written += text))
  const url = `http://localhost:${port}`
  for (const end = Date.now() + 90_000; ; await new Promise((go) => setTimeout(go, 100))) {
    if (child.exitCode !== null || Date.now() > end) {
      child.kill('SIGKILL')
      throw new Error(`The site did not start:\n${written}`)
    }
    if (
      await fetch(url + until).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break
  }
  return {
    url,
    pid: child.pid!,
    log: () => readableLog(written),
    async stop(signal = 'SIGINT') {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}
