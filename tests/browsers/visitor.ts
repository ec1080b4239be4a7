/** Actions and checks of a visitor, the same in every browser. A check is repeated until it holds or times out. */
import type { Key, Tab } from './tab.ts'

/** Between two looks, in ms. */
const pause = 50
/** Longest time that anything takes on a busy machine, in ms. */
const patience = 30_000

/** Target of an action or a check: the visible elements that match a selector and contain a text. */
type Target = readonly [selector: string, text?: string]

/** Functions that run in the page. They see their arguments only. */
const inPage = {
  count: (selector: string, text: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.textContent.includes(text),
    ).length,

  /** The middle of an element where nothing lies over it; else it is scrolled into view. */
  point: (selector: string, text: string): [x: number, y: number] | null => {
    const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
      (each) => each.checkVisibility({ visibilityProperty: true }) && each.textContent.includes(text),
    )
    const [box] = element?.getClientRects() ?? []
    if (!element || !box) return null
    const isMoving = document.getAnimations().some(({ effect, playState }) => {
      const { target } = effect as KeyframeEffect
      return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity && target?.contains(element)
    })
    if (isMoving) return null
    const [x, y] = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)]
    if (element.contains(document.elementFromPoint(x, y))) return [x, y]
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    return null
  },

  attribute: (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null,
  value: (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value ?? null,
  isFocused: (selector: string) => document.activeElement?.matches(selector) ?? false,
  focus: (selector: string) => document.querySelector<HTMLElement>(selector)!.focus(),
  select: (selector: string) => document.querySelector<HTMLInputElement>(selector)!.select(),
  address: () => location.pathname + location.search + location.hash,
}

export class Visitor {
  readonly tab: Tab
  readonly site: string
  readonly isPhone: boolean

  constructor(tab: Tab, site: string, isPhone: boolean) {
    this.tab = tab
    this.site = site
    this.isPhone = isPhone
  }

  open(path: string): Promise<void> {
    return this.tab.goTo(this.site + path)
  }

  /** Looks until something is so. While a page is left, looking at it fails. */
  async until<Value>(what: string, read: () => Promise<Value>): Promise<NonNullable<Value>> {
    let last: unknown
    for (const end = Date.now() + patience; Date.now() < end; await new Promise((go) => setTimeout(go, pause)))
      try {
        const value = await read()
        if (value) return value
        last = value
      } catch (error) {
        last = error
      }
    throw new Error(`Not so at ${await this.tab.run(inPage.address).catch(String)}: ${what} (${String(last)})`)
  }

  sees(...[selector, text = '']: Target): Promise<unknown> {
    return this.until(`${selector} "${text}" is seen`, () => this.tab.run(inPage.count, selector, text))
  }

  seesNot(...[selector, text = '']: Target): Promise<unknown> {
    return this.until(`${selector} "${text}" is not seen`, async () => (await this.tab.run(inPage.count, selector, text)) === 0)
  }

  /** Whether path, query and hash are so. */
  isAt(address: RegExp): Promise<unknown> {
    return this.until(`the address is ${address}`, async () => address.test(await this.tab.run(inPage.address)))
  }

  has(selector: string, attribute: string, value: string): Promise<unknown> {
    return this.until(
      `${selector} has ${attribute}="${value}"`,
      async () => (await this.tab.run(inPage.attribute, selector, attribute)) === value,
    )
  }

  holds(field: string, value: string): Promise<unknown> {
    return this.until(`${field} holds "${value}"`, async () => (await this.tab.run(inPage.value, field)) === value)
  }

  isOn(selector: string): Promise<unknown> {
    return this.until(`the focus is on ${selector}`, () => this.tab.run(inPage.isFocused, selector))
  }

  /** Presses an element once it stands still and nothing lies over it. */
  async click(...[selector, text = '']: Target): Promise<void> {
    let before = ''
    const [x, y] = await this.until(`${selector} "${text}" can be pressed`, async () => {
      const point = await this.tab.run(inPage.point, selector, text)
      const isStill = point?.join() === before
      before = point?.join() ?? ''
      return isStill ? point : null
    })
    await this.tab.click(x, y)
  }

  /** Chooses an option by its name, by keyboard: where the list opens no driver can press. */
  async choose(field: string, name: string): Promise<void> {
    await this.tab.run(inPage.focus, field)
    await this.tab.type(name)
  }

  /** Writes into a field, in place of what it has. */
  async fill(field: string, text: string): Promise<void> {
    await this.click(field)
    await this.isOn(field)
    await this.tab.run(inPage.select, field)
    await this.tab.type(text)
  }

  press(key: Key): Promise<void> {
    return this.tab.press(key)
  }
}
