/** Installs, builds and serves an application that takes the library from its tarball. */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { root } from '../../scripts/run.ts'
import { freePort } from '../e2e/server.ts'

const exec = promisify(execFile)
const cache = join(root, '.cache/consumers')
const library = join(root, 'packages/blocks')
const tarball = join(cache, 'brand-blocks.tgz')

/** Makes the tarball, once for all applications. */
export async function pack(): Promise<void> {
  await mkdir(cache, { recursive: true })
  const { stdout } = await exec('npm', ['pack', '--silent', '--pack-destination', cache], { cwd: library })
  await rename(join(cache, stdout.trim().split('\n').at(-1)!), tarball)
}

const hash = (text: Buffer) => createHash('sha256').update(text).digest('hex')

/**
 * `npm ci` by the application's lockfile, for which the registry is needed, unless the same lockfile is installed already; the
 * library is that of the tarball each time. The lockfile has no checksum of the library, which changes with each build.
 */
async function install(folder: string) {
  const stamp = join(folder, 'node_modules/.installed')
  const wanted = hash(await readFile(join(folder, 'package-lock.json')))
  if ((await readFile(stamp, 'utf8').catch(() => '')) !== wanted) {
    await exec('npm', ['ci', '--ignore-scripts', '--prefer-offline'], { cwd: folder, timeout: 500_000 })
    await writeFile(stamp, wanted)
  }
  const target = join(folder, 'node_modules/@brand/blocks')
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  await exec('tar', ['-xzf', tarball, '-C', target, '--strip-components=1'])
}

export interface App {
  url: string
  /** What its server wrote. */
  log: () => string
  stop: () => Promise<void>
}

interface Kind {
  /** Where the application takes content and pictures of the shared folder. */
  content?: string
  /** Arguments of `npm start` that set the port. */
  start: (port: number) => string[]
}
const kinds = {
  vite: { content: 'src/content.ts', start: (port) => ['--port', `${port}`, '--strictPort', '--host', 'localhost'] },
  next: { content: 'content.ts', start: (port) => ['-p', `${port}`] },
  astro: { start: (port) => ['--port', `${port}`] },
} satisfies Record<string, Kind> as Record<string, Kind>

/** The library's example of a further language, as an application would write it. */
async function arabic(): Promise<string> {
  const fixture = await readFile(join(library, 'src/i18n/arabic.fixture.ts'), 'utf8')
  return fixture.replace("'./library-messages.ts'", "'@brand/blocks/i18n'").replace('export const arabic:', 'export const ar:')
}

/** The application of that name, built and served. Errors of its build, types included, are thrown. */
export async function startApp(name: string): Promise<App> {
  const folder = join(cache, name)
  const { content, start } = kinds[name]!
  for (const old of ['src', 'app', 'dist', '.next']) await rm(join(folder, old), { recursive: true, force: true })
  await cp(join(root, 'tests/consumers', name), folder, { recursive: true })
  await cp(tarball, join(folder, 'brand-blocks.tgz'))
  await cp(join(library, 'fixtures-assets'), join(folder, 'public/pictures'), { recursive: true })
  if (content) await cp(join(root, 'tests/consumers/shared/content.ts'), join(folder, content))
  if (name === 'astro') await writeFile(join(folder, 'src/ar.ts'), await arabic())
  await install(folder)
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }
  await exec('npm', ['run', 'build'], { cwd: folder, env, timeout: 500_000 }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`${name} does not build:\n${error.stdout}\n${error.stderr}`)
    },
  )
  const port = await freePort()
  return serve(
    spawn('npm', ['start', '--silent', '--', ...start(port)], { cwd: folder, env, detached: true }),
    `http://localhost:${port}/`,
  )
}

/** Resolves as soon as the server writes that it listens: all three name their address. */
async function serve(server: ChildProcess, url: string): Promise<App> {
  let log = ''
  const ended = once(server, 'close')
  const { port } = new URL(url)
  await new Promise<void>((resolve, reject) => {
    for (const stream of [server.stdout!, server.stderr!])
      stream.on('data', (text) => {
        log += stripVTControlCharacters(String(text))
        if (log.includes(`:${port}`) && /ready|local/i.test(log)) resolve()
      })
    void ended.then(() => reject(new Error(log)))
  })
  return {
    url,
    log: () => log,
    async stop() {
      process.kill(-server.pid!, 'SIGTERM')
      await ended
    },
  }
}
