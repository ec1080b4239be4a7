/** Installs, builds and serves an application that takes the library from its tarball. */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { commands, examples } from '../../packages/blocks/tests/readme.ts'
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

/**
 * Runs the commands of the README in a folder with its examples. Versions are those of the application's lockfile; npm asks the
 * registry only for packages that it has not cached. The library, whose entry in the lockfile has no checksum, is that of the
 * tarball each time.
 */
async function followReadme(folder: string) {
  await mkdir(folder, { recursive: true })
  for (const { file, code } of examples.filter(({ file }) => !file.startsWith('example-')))
    await writeFile(join(folder, file), code)
  for (const command of commands) await exec('sh', ['-c', command], { cwd: folder, timeout: 500_000 })
}

export interface App {
  url: string
  /** Output of its server. */
  log: () => string
  stop: () => Promise<void>
}

interface Kind {
  /** Folder of its sources. */
  source: string
  /** Arguments of `npm start` that set the port, where the variable PORT does not. */
  start?: (port: number) => string[]
}
const onPort = (port: number) => ['--port', `${port}`, '--strictPort', '--host', 'localhost']
const kinds = {
  vite: { source: 'src', start: onPort },
  next: { source: '' },
  astro: { source: 'src', start: (port) => ['--port', `${port}`] },
  vike: { source: '', start: onPort },
  rspack: { source: 'src', start: (port) => ['--port', `${port}`] },
  'react-router': { source: 'app' },
} satisfies Record<string, Kind> as Record<string, Kind>

/** The application of that name, built and served. Errors of its build, types included, are thrown. */
export async function startApp(name: string): Promise<App> {
  const folder = join(cache, name)
  const { source, start } = kinds[name]!
  for (const old of ['src', 'app', 'pages', 'readme', 'dist', 'build', '.next'])
    await rm(join(folder, old), { recursive: true, force: true })
  await cp(join(root, 'tests/consumers', name), folder, { recursive: true })
  await cp(tarball, join(folder, 'brand-blocks.tgz'))
  await cp(join(library, 'fixtures-assets'), join(folder, 'public/fixtures'), { recursive: true })
  // The read-me's own block shows a picture of the application.
  await cp(join(library, 'fixtures-assets/panel-480.webp'), join(folder, 'public/cloth.webp'))
  await cp(join(root, 'tests/consumers/shared'), join(folder, source), { recursive: true })
  await followReadme(join(folder, source, 'readme'))
  const port = await freePort()
  const env = {
    ...process.env,
    PORT: `${port}`,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  }
  await exec('npm', ['run', 'build'], { cwd: folder, env, timeout: 500_000 }).catch(
    (error: { stdout: string; stderr: string }) => {
      throw new Error(`${name} does not build:\n${error.stdout}\n${error.stderr}`)
    },
  )
  return serve(
    spawn('npm', ['start', '--silent', '--', ...(start?.(port) ?? [])], { cwd: folder, env, detached: true }),
    `http://localhost:${port}/`,
  )
}

/** Resolves as soon as the server writes that it listens: all of them name their address. */
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
