/** An application that installs the packed tarball without network, renders a page of all blocks and serves it. */
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build, type InlineConfig } from 'vite'
import { toNames, root } from '../scripts/entries.ts'
import { implementedContracts } from '../src/contracts.ts'
import { entryOf } from '../src/contract/contract.ts'
import type { Fixtures } from '../src/contract/fixtures.ts'

export const exec = promisify(execFile)
const repository = join(root, '../..')
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
}

export interface App {
  /** The application's folder. */
  folder: string
  /** Its page as the server renders it. */
  html: string
  /** Address of the page. */
  url: string
  close: () => Promise<void>
}

/** The tarball where npm would put it; everything else is linked from the repository's own packages. */
export async function install(folder: string, tarball: string) {
  const target = join(folder, 'node_modules/@brand/blocks')
  await mkdir(target, { recursive: true })
  await exec('tar', ['-xzf', tarball, '-C', target, '--strip-components=1'])
  const packages = (await readdir(join(repository, 'node_modules'))).filter((name) => !name.startsWith('.') && name !== '@brand')
  await Promise.all(packages.map((name) => symlink(join(repository, 'node_modules', name), join(folder, 'node_modules', name))))
}

async function write(folder: string) {
  await cp(join(root, 'tests/consumer'), folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  const compilerOptions = {
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2022',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: ['vite/client', 'react', 'react-dom'],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.tsx'] }))
}

/** The examples of every block in English, by the block's type. */
async function examples() {
  const found: Record<string, Record<string, object>> = {}
  for (const { type } of implementedContracts) {
    const { entry, component } = toNames(entryOf(type))
    const { fixtures }: { fixtures: Fixtures<object> } = await import(`../src/blocks/${entry}/${component}.fixtures.ts`)
    found[type] = Object.fromEntries(Object.entries(fixtures).map(([name, { en }]) => [name, en]))
  }
  return found
}

/** With React's development build, which describes mismatches in more detail. */
async function bundle(folder: string) {
  const define = { EXAMPLES: JSON.stringify(await examples()), 'process.env.NODE_ENV': '"development"' }
  const shared: InlineConfig = { root: folder, configFile: false, logLevel: 'error', define }
  await build({ ...shared, build: { outDir: 'dist/client', target: 'es2022' } })
  await build({ ...shared, build: { outDir: 'dist/server', ssr: 'server.tsx' } })
  const { render } = await import(pathToFileURL(join(folder, 'dist/server/server.js')).href)
  return (await readFile(join(folder, 'dist/client/index.html'), 'utf8')).replace('<!--page-->', render)
}

/** Serves the page, its assets, and an empty picture for every picture of the examples. */
async function serve(folder: string, html: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url!, 'http://localhost').pathname
    const send = (type: string, body: string | Buffer) => response.setHeader('content-type', type).end(body)
    if (path === '/') return send('text/html; charset=utf-8', html)
    if (path.startsWith('/fixtures/')) return send('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    try {
      return send(types[extname(path)] ?? 'application/octet-stream', await readFile(join(folder, 'dist/client', path)))
    } catch {
      return response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

export async function createApp(tarball: string): Promise<App> {
  const folder = await mkdtemp(join(tmpdir(), 'consumer-'))
  await install(folder, tarball)
  await write(folder)
  const html = await bundle(folder)
  const server = await serve(folder, html)
  return {
    folder,
    html,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
