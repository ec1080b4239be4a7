import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { installDebian, onPath } from '../../scripts/debian.ts'

/** Debian keeps it where only root looks. */
const program = () => onPath('varnishd') ?? ['/usr/sbin/varnishd'].find((file) => existsSync(file))

/** Whether Varnish and its modules are there, or could be installed. */
export const hasVarnish = (): boolean => program() !== undefined || (installDebian(['varnish', 'varnish-modules']) && !!program())

/** Our configuration, before nodes on ports of this machine. */
function configuration(ports: readonly number[]): string {
  let vcl = readFileSync(resolve(import.meta.dirname, '../../deploy/varnish.vcl'), 'utf8')
  for (const [i, port] of ports.entries())
    vcl = vcl.replace(`.host = "site-${i + 1}";\n  .port = "3000";`, `.host = "localhost";\n  .port = "${port}";`)
  if (vcl.includes('"3000"')) throw new Error('The nodes of deploy/varnish.vcl have other names than this test knows')
  // The nodes purge.
  return vcl.replaceAll(/"site-\d+";/g, '"localhost";')
}

export interface Varnish {
  url: string
  /** Number of nodes that it considers ready. */
  readyNodes: () => number
  /** Number of answers in its cache. */
  objects: () => number
  /** Its log so far. */
  written: () => string
  stop: () => Promise<void>
}

/** Varnish with our configuration, on a port of this machine. */
export async function startVarnish(nodes: readonly number[], port: number): Promise<Varnish> {
  const folder = mkdtempSync(join(tmpdir(), 'varnish-'))
  const file = join(folder, 'site.vcl')
  writeFileSync(file, configuration(nodes))
  const options = [
    '-F',
    '-n',
    join(folder, 'work'),
    '-a',
    `127.0.0.1:${port}`,
    '-s',
    'malloc,64m',
    '-p',
    'http_gzip_support=off',
    '-j',
    'none',
  ]
  const child: ChildProcess = spawn(program()!, [...options, '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let written = ''
  child.stderr!.on('data', (text) => (written += text))
  const url = `http://127.0.0.1:${port}`
  for (const end = Date.now() + 60_000; ; await new Promise((go) => setTimeout(go, 100))) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`Varnish did not start:\n${written}`)
    if (
      await fetch(`${url}/healthz`).then(
        () => true,
        () => false,
      )
    )
      break
  }
  const workFolder = ['-n', join(folder, 'work')]
  const admin = (...command: string[]) => String(execFileSync('varnishadm', [...workFolder, ...command]))
  return {
    url,
    // The list has the director too, which is healthy with one node.
    readyNodes: () => admin('backend.list').match(/^boot\.site\d.*\bhealthy\b/gm)?.length ?? 0,
    objects: () => Number(/n_object\s+(\d+)/.exec(String(execFileSync('varnishstat', [...workFolder, '-1'])))![1]),
    written: () => written,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
