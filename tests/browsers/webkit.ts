import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Builder, Capabilities, Key as Keys, type WebDriver } from 'selenium-webdriver'
import { findWebKit } from '../../scripts/other-browsers.ts'
import { freePort } from '../e2e/server.ts'
import type { Browser, Key, Size, Tab } from './tab.ts'

const keys: Record<Key, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowRight: Keys.ARROW_RIGHT,
  End: Keys.END,
}

/** Without this the bar of the browser makes its window wider than a phone. */
const narrow = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0 }'

/** Starts a screen that nobody sees; its name, and its process. */
async function startScreen(program: string): Promise<[string, ChildProcess]> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1600x24', '-nolisten', 'tcp']
  const screen = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer]
  return [`:${String(number).trim()}`, screen]
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Makes the view as large as asked for: the window has the bar of the browser too. */
async function resize(driver: WebDriver, { width, height }: Size): Promise<void> {
  const window = driver.manage().window()
  await window.setRect({ x: 0, y: 0, width, height })
  const inner = await driver.executeScript<number>('return innerHeight')
  await window.setRect({ x: 0, y: 0, width, height: 2 * height - inner })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

/** A driver with its browser: one for each tab, since a driver that has lost its browser never answers again. */
interface Session {
  driver: WebDriver
  program: ChildProcess
  written: () => string
}

/** Starts a session. On a busy machine the browser sometimes ends before its driver has found it; then another one is started. */
async function startSession(file: string, env: NodeJS.ProcessEnv, capabilities: Capabilities, attempts = 3): Promise<Session> {
  const port = await freePort()
  const program = spawn(file, [`--port=${port}`], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let written = ''
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (text) => (written += text))
  const url = `http://127.0.0.1:${port}`
  const late = AbortSignal.timeout(30_000)
  try {
    while (!(await isReady(url))) {
      late.throwIfAborted()
      await new Promise((go) => setTimeout(go, 100))
    }
    const driver = await Promise.race([
      new Builder().usingServer(url).withCapabilities(capabilities).build(),
      once(late, 'abort').then(() => Promise.reject(new Error(`WebKit's driver has no browser:\n${written}`))),
    ])
    await driver.manage().setTimeouts({ pageLoad: 20_000, script: 10_000 })
    return { driver, program, written: () => written }
  } catch (error) {
    await end(program)
    if (attempts > 1) return startSession(file, env, capabilities, attempts - 1)
    throw error
  }
}

function createTab({ driver, program, written }: Session): Tab {
  const actions = () => driver.actions({ async: true })
  return {
    goTo: (url) => driver.get(url),
    back: () => driver.navigate().back(),
    run: (script, ...values) => driver.executeScript(script as unknown as string, ...values) as Promise<never>,
    click: (x, y) => actions().move({ x, y, duration: 0 }).click().perform(),
    type: (text) => actions().sendKeys(text).perform(),
    press: (key) => actions().sendKeys(keys[key]).perform(),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    messages: () => [...written().matchAll(/^CONSOLE .*ERROR.*$/gm)].map(([line]) => line),
    async close() {
      await driver.quit()
      await end(program)
    },
  }
}

/** WebKitGTK, by WebDriver. */
export async function startWebKit(): Promise<Browser> {
  const found = findWebKit()
  if (!found) throw new Error('There is no WebKitGTK on this machine, and none could be installed.')
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'))
  await mkdir(join(folder, 'gtk-3.0'))
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), narrow)
  const [display, screen] = await startScreen(found.screen)
  const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: folder, LIBGL_ALWAYS_SOFTWARE: '1' }

  return {
    async open({ size, hasScript }) {
      const args = [
        '--automation',
        '--enable-write-console-messages-to-stdout=true',
        ...(hasScript ? [] : ['--enable-javascript=false']),
      ]
      const capabilities = new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: found.browser, args },
      })
      const session = await startSession(found.driver, env, capabilities)
      await resize(session.driver, size)
      return createTab(session)
    },
    async close() {
      await end(screen)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
