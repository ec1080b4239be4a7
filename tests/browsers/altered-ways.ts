/** Islands with fields, on pages that a program of the visitor alters before they hydrate or after: the same acts have the same results. */
import { markFields, translate } from './alterations.ts'
import type { Way } from './parts.ts'
import type { Visitor } from './visitor.ts'

interface Island {
  path: string
  /** Acts on a field, in two steps. */
  steps: readonly ((visitor: Visitor) => Promise<void>)[]
  /** Selects what shows the results. */
  results: string
}

const islands: Record<string, Island> = {
  'the roll calculator': {
    path: '/roll-calculator',
    steps: [
      (visitor) => visitor.fill('[name="width"]', '6'),
      async (visitor) => {
        await visitor.fill('[name="width"]', '20')
        await visitor.click('[data-part="calculator-finish"]:last-child')
      },
    ],
    results: '[data-part="calculator"]',
  },
  'the room calculator': {
    path: '/noise-reduction/echo',
    steps: [
      // No browser reports the selection in a field of numbers: it is filled once the island has its place.
      async (visitor) => {
        await visitor.click('[data-part="room-calculator"] [type="range"]')
        await visitor.press('End')
        await visitor.has('[data-part="room-calculator"] [type="range"]', 'aria-valuetext', '100%')
      },
      (visitor) => visitor.fill('[data-part="room-calculator"] [name="length"]', '12'),
    ],
    results: '[data-part="room-calculator"]',
  },
  'the sound of a product': {
    path: '/acoustic-solutions/murmel',
    steps: [
      async (visitor) => {
        await visitor.click('[data-part="product-sound-slider"]')
        await visitor.press('End')
        await visitor.has('[data-part="product-sound-slider"]', 'aria-valuetext', '12 × Murmel')
      },
      async (visitor) => {
        await visitor.press('ArrowDown')
        await visitor.has('[data-part="product-sound-slider"]', 'aria-valuetext', '11 × Murmel')
      },
    ],
    results: '[data-part="product-sound"]',
  },
  'the search': {
    path: '/contact',
    steps: [
      async (visitor) => {
        await visitor.click('[data-search-open]')
        await visitor.isOn('[data-search] input')
        await visitor.tab.type('wall')
        await visitor.sees('[role="option"]')
      },
      async (visitor) => {
        await visitor.tab.type(' panel')
        await visitor.sees('[role="option"] mark', 'panel')
      },
    ],
    results: '[data-part="search"]',
  },
  'the volume of the home page': {
    path: '/',
    steps: [
      async (visitor) => {
        await visitor.click('[data-part="home-header-slider"]')
        await visitor.press('ArrowDown')
      },
      async (visitor) => {
        await visitor.click('[data-part="home-header-watch"]')
        await visitor.sees('[role="dialog"] video')
        await visitor.press('Escape')
        await visitor.seesNot('[role="dialog"]')
      },
    ],
    results: '[data-part="home-header"]',
  },
}

const alterations = { 'a translator': translate, 'a password manager': markFields }

/** Texts and values, as they are seen whatever stands around them. */
const readState = (selector: string) => {
  const part = document.querySelector(selector)!
  const fields = [...part.querySelectorAll('input, select')] as HTMLInputElement[]
  return JSON.stringify([part.textContent, fields.map(({ value, checked }) => [value, checked])])
}

const isHydrated = (selector: string) => document.querySelector(selector)!.closest('[data-island]')!.hasAttribute('data-hydrated')

/** Acts on an island; `alter` runs before a step, by its number. Returns what is shown at the end. */
async function act(visitor: Visitor, { path, steps, results }: Island, alter?: { before: number; run: () => void }) {
  await visitor.open(path)
  for (const [n, step] of steps.entries()) {
    if (alter?.before === n) await visitor.tab.run(alter.run)
    await step(visitor)
  }
  await visitor.until('it is hydrated', () => visitor.tab.run(isHydrated, results))
  return () => visitor.tab.run(readState, results)
}

const when = ['before it hydrates', 'after it has hydrated']

export const alteredWays: Record<string, Way> = Object.fromEntries(
  Object.entries(islands).flatMap(([name, island]) =>
    Object.entries(alterations).flatMap(([program, run]) =>
      when.map((time, before) => [
        `${name} counts what is typed where ${program} alters the page ${time} (GEN-28)`,
        async (visitor: Visitor) => {
          const expected = await (await act(visitor, island))()
          const shown = await act(visitor, island, { before, run })
          await visitor.until(`it is as on a page that nothing has altered: ${expected}`, async () => {
            const seen = await shown()
            if (seen !== expected) throw new Error(seen)
            return true
          })
        },
      ]),
    ),
  ),
)
