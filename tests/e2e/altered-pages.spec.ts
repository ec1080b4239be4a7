import { alteredWays } from '../browsers/altered-ways.ts'
import type { Tab } from '../browsers/tab.ts'
import { Visitor } from '../browsers/visitor.ts'
import { expect, holdFilms, listen, production, test } from './support.ts'

for (const [name, way] of Object.entries(alteredWays))
  test(name, async ({ page }) => {
    await holdFilms(page)
    const messages = listen(page)
    const tab: Tab = {
      goTo: async (url) => void (await page.goto(url)),
      back: async () => void (await page.goBack()),
      run: (script, ...values) => page.evaluate(`(${script})(...${JSON.stringify(values)})`) as never,
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      picture: () => page.screenshot(),
      messages: () => messages,
      close: () => page.close(),
    }
    await way(new Visitor(tab, production(), false))
    expect(tab.messages()).toEqual([])
  })
