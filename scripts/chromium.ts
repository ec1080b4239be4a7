import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const applications = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)

function onPath(...programs: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

const installed = () => onPath(...names) ?? applications.find((file) => existsSync(file))

/** A browser that Playwright has downloaded on this machine before. */
function inPlaywrightCache(): string | undefined {
  const cache = join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache', 'ms-playwright')
  if (!existsSync(cache)) return undefined
  const inside = ['chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-mac/Chromium.app/Contents/MacOS/Chromium']
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium-'))
    .flatMap((name) => inside.map((file) => join(cache, name, file)))
    .find((file) => existsSync(file))
}

const attempt = (file: string, args: string[]): boolean => {
  try {
    execFileSync(file, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return true
  } catch {
    return false
  }
}

function installFromDebian(): string | undefined {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium from the Debian packages (about a minute) ...')
  const apt = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const call = (...args: string[]) => attempt(apt[0]!, [...apt.slice(1), '-qq', '-o', 'DPkg::Lock::Timeout=300', ...args])
  if (!call('update') || !call('install', '-y', 'chromium', 'fonts-liberation')) return undefined
  // Not every release has it.
  call('install', '-y', 'chromium-headless-shell')
  return installed()
}

function downloadByPlaywright(): string | undefined {
  return !process.env.CI && attempt('playwright', ['install', 'chromium']) ? inPlaywrightCache() : undefined
}

/** The Chromium that tests drive, installed if needed and permitted; `undefined` where there is none. */
export const findChromium = (): string | undefined =>
  process.env.CHROME_PATH || installed() || inPlaywrightCache() || installFromDebian() || downloadByPlaywright()

const quiet = ['gpu', 'quic', 'background-networking', 'component-update', 'sync'].map((feature) => `--disable-${feature}`)

/** How tests start the browser: without background requests, and as root, as in containers, without a sandbox. */
export const launchOptions = () => ({
  executablePath: findChromium(),
  args: ['--no-first-run', ...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})

/** The same without the parts around the page, where that is installed: it opens pages in two thirds of the time. */
export const shellOptions = () => {
  const options = launchOptions()
  return { ...options, executablePath: onPath('chromium-headless-shell') ?? options.executablePath }
}
