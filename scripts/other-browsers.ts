import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installDebian, onPath } from './debian.ts'

/** The Firefox that tests drive, installed if needed and permitted; `undefined` where there is none. */
export function findFirefox(): string | undefined {
  const installed = () => process.env.FIREFOX_PATH || onPath('firefox-esr', 'firefox')
  return installed() ?? (installDebian(['firefox-esr']) ? installed() : undefined)
}

interface WebKit {
  driver: string
  /** A browser without more than one needs to see a page. */
  browser: string
  /** WebKitGTK has no headless mode: a screen that nobody sees. */
  screen: string
}

const libraries = '/usr/lib'
const miniBrowser = () =>
  readdirSync(libraries)
    .flatMap((machine) => ['4.1', '4.0'].map((version) => join(libraries, machine, `webkit2gtk-${version}`, 'MiniBrowser')))
    .find((file) => existsSync(file))

function installedWebKit(): WebKit | undefined {
  const [driver, screen] = [onPath('WebKitWebDriver'), onPath('Xvfb')]
  const browser = driver && screen && miniBrowser()
  return browser ? { driver, browser, screen } : undefined
}

/** The WebKitGTK that tests drive, installed if needed and permitted; `undefined` where there is none. */
export const findWebKit = (): WebKit | undefined =>
  installedWebKit() ??
  (installDebian(['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-libav', 'gstreamer1.0-plugins-good'])
    ? installedWebKit()
    : undefined)
