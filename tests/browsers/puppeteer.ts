import type { ConsoleMessage, KeyInput, Page } from 'puppeteer-core'
import type { Tab } from './tab.ts'

/** A page of Puppeteer as a tab. */
export function createTab(page: Page, close: () => Promise<void>): Tab {
  const messages: string[] = []
  page.on('pageerror', (error) => messages.push(String(error)))
  page.on('console', (message: ConsoleMessage) => void (message.type() === 'error' && messages.push(message.text())))
  return {
    goTo: async (url) => void (await page.goto(url)),
    // `page.goBack()` waits for a load, and there is none within a page.
    back: () => page.evaluate(() => history.back()),
    run: (script, ...values) => page.evaluate(script as never, ...values),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key: KeyInput) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    messages: () => messages,
    close,
  }
}
