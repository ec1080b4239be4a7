/**
 * The way into every command: makes sure that packages and the pinned Node are there, then hands over.
 * Runs on any Node from 20.19, before anything is installed; all later code runs on the pinned Node (docs/testing.md).
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { needsShell, pinnedNodeFile } from './pinned-node.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
const atLeast = (version, [major, minor]) => {
  const [a, b] = version.split('.').map(Number)
  return a > major || (a === major && b >= minor)
}
const stop = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

/** Runs a program with our streams; passes signals on and resolves with its exit code. */
const run = (file, args, env = process.env) =>
  new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: 'inherit', env, shell: needsShell(file) })
    const pass = (signal) => child.kill(signal)
    process.on('SIGINT', pass).on('SIGTERM', pass)
    child.on('error', (error) => stop(`Could not run ${file}: ${error.message}`))
    child.on('exit', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass)
      resolve(code ?? 1)
    })
  })

/** Installs what the lockfile says, unless the marker in node_modules says that it is already there. */
async function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const marker = join(root, 'node_modules', '.installed')
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lock) return
  console.log('Installing packages (one to three minutes on the first run) ...')
  // npm must run on the machine's own Node: it replaces node_modules, and the pinned Node lives there.
  const path = (process.env.PATH ?? '').split(delimiter).filter((part) => part !== bin)
  const env = { ...process.env, PATH: path.join(delimiter), PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
  // With NODE_ENV=production npm would leave out what the build needs.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { npm_node_execpath: node, npm_execpath: npm } = process.env
  const code = await (node && npm ? run(node, [npm, ...args], env) : run('npm', args, env))
  if (code) stop('The packages could not be installed. The first run needs the npm registry. See the messages above.')
  writeFileSync(marker, lock)
}

/** The Node that all our code runs on: the machine's own where it is new enough, else the pinned one. */
function pinnedNode() {
  if (atLeast(process.versions.node, [24, 15])) return process.execPath
  const file = pinnedNodeFile(process.platform, process.arch)
  if (!file) stop(`Install Node 24.15 or newer: npm has no package of it for ${process.platform} on ${process.arch}.`)
  const pinned = join(root, 'node_modules', file)
  if (!existsSync(pinned)) stop('The pinned Node is missing, because npm omitted the optional packages. Run npm ci.')
  return pinned
}

/** Ends this process with its parent: npm passes SIGTERM to its shell, which ends without passing it on. */
function endWithParent() {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250).unref()
}

if (!atLeast(process.versions.node, [20, 19])) stop(`Install Node 20.19 or newer: this is ${process.versions.node}.`)
if (process.env.npm_lifecycle_event) endWithParent()
await install()
const [command, ...rest] = process.argv.slice(2)
const env = {
  ...process.env,
  PATH: bin + delimiter + process.env.PATH,
  // What Node has compiled once: the site starts half a second earlier.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache', 'compile'),
  STORYBOOK_DISABLE_TELEMETRY: '1',
  TURBO_TELEMETRY_DISABLED: '1',
}
process.exit(await run(pinnedNode(), [join(root, 'scripts', `${command.replace(':', '-')}.ts`), ...rest], env))
