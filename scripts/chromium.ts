import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { attempt, installDebian, onPath } from './debian.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const applications = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)

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

const installFromDebian = (): string | undefined =>
  installDebian(['chromium', 'fonts-liberation'], ['chromium-headless-shell']) ? installed() : undefined

function downloadByPlaywright(): string | undefined {
  return !process.env.CI && attempt('playwright', ['install', 'chromium']) ? inPlaywrightCache() : undefined
}

/** The Chromium that tests drive, installed if needed and permitted; `undefined` where there is none. */
export const findChromium = (): string | undefined =>
  process.env.CHROME_PATH || installed() || inPlaywrightCache() || installFromDebian() || downloadByPlaywright()

const quiet = ['gpu', 'quic', 'background-networking', 'component-update', 'sync'].map((feature) => `--disable-${feature}`)

/** Returns launch options for tests: no background requests, and no sandbox for root, as in containers. */
export const launchOptions = () => ({
  executablePath: findChromium(),
  args: ['--no-first-run', ...quiet, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})

/** Returns launch options of the headless shell, where it is installed. It opens pages in two thirds of the time. */
export const shellOptions = () => {
  const options = launchOptions()
  return { ...options, executablePath: onPath('chromium-headless-shell') ?? options.executablePath }
}
