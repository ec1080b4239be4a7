import type { StoryContext } from '@storybook/react-vite'
import axe from 'axe-core'
import { page } from 'vitest/browser'
import { globalTypes } from '../../.storybook/globals.ts'
import { surround } from '../../.storybook/surroundings.ts'

type Globals = Record<string, unknown>

interface Permutation {
  globals: Globals
  /** Width of the screen in px. Default: the width of the story. */
  width?: number
  /** Rules of axe to run: those of colour, all of them, or none. */
  axe?: 'colour' | 'all'
}

const narrow = 320
const valuesOf = (name: keyof typeof globalTypes) => globalTypes[name].toolbar.items.map(({ value }) => value)
const themes = valuesOf('brand')
const locales = valuesOf('locale')

/** Styles decide about these rules, so each theme and tone can break them. */
const colourRules = ['color-contrast', 'link-in-text-block', 'target-size']

/** In turn, so that every theme has some stories of each component. */
const themeFor = (id: string) => themes[[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % themes.length]

/** The most demanding ones: every right-to-left, inverted story in one of the themes, and German on the narrowest screen. */
const demanding = (id: string): Permutation[] => [
  { globals: { brand: themeFor(id), tone: 'inverted', locale: 'rtl' }, width: narrow, axe: 'colour' },
  { globals: { locale: 'de' }, width: narrow },
]

const every: Permutation[] = [
  ...themes.flatMap((brand) => ['light', 'inverted'].map((tone): Permutation => ({ globals: { brand, tone }, axe: 'all' }))),
  ...themes.map((brand): Permutation => ({ globals: { brand, tone: 'inverted', locale: 'rtl' }, width: narrow })),
  ...locales.map((locale): Permutation => ({ globals: { locale }, width: narrow })),
]

/** The permutations of a story: the most demanding ones, or all of them in `npm run test:full`. */
export const permutationsOf = (id: string, full: boolean) => (full ? every : demanding(id))

/** Nobody reads here what passed; axe would describe it, and Storybook send it to the report, 100 kB for a story. */
export const axeOptions = { resultTypes: ['violations' as const] }

async function axeFaults(rules: 'colour' | 'all'): Promise<string[]> {
  axe.reset()
  const which = rules === 'all' ? { rules: { region: { enabled: false } } } : { runOnly: colourRules }
  const { violations } = await axe.run(document.body, { ...axeOptions, ...which })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`))
}

/** How far the page scrolls sideways, and the elements that make it. */
function overflow(): string[] {
  const { scrollWidth } = document.documentElement
  if (scrollWidth <= window.innerWidth) return []
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    return width > 0 && (right > window.innerWidth + 0.5 || left < -0.5)
  })
  const names = wide.slice(0, 5).map((element) => (element.cloneNode() as Element).outerHTML)
  return [`scrolls sideways: ${scrollWidth} px wide on ${window.innerWidth} px\n${names.join('\n')}`]
}

/** Shows a rendered story in another permutation and returns its problems. */
export async function faultsIn(context: StoryContext, permutation: Permutation): Promise<string[]> {
  const globals = { ...context.globals, ...permutation.globals }
  if (permutation.width) await page.viewport(permutation.width, 640)
  surround(document.documentElement, globals)
  // What a play function has done stays: only attributes and width change around it.
  if (!('playFunction' in context && context.playFunction)) {
    context.globals = globals
    await context.mount()
  }
  const faults = [
    ...(permutation.width === narrow ? overflow() : []),
    ...(permutation.axe ? await axeFaults(permutation.axe) : []),
  ]
  const name = [
    ...Object.entries(permutation.globals).map(([key, value]) => `${key} ${value}`),
    permutation.width && `${permutation.width} px`,
  ]
  return faults.map((fault) => `${name.filter(Boolean).join(', ')}: ${fault}`)
}
