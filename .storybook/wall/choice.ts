import { globalTypes } from '../globals.ts'
import { viewports } from '../viewports.ts'

/** Values to choose from; `name` is that of the toolbar and of the address. */
interface List {
  name: string
  label: string
  options: { value: string; title: string }[]
}

const { brand, tone, ...others } = globalTypes
const toList = ([name, { description, toolbar }]: [string, (typeof globalTypes)[keyof typeof globalTypes]]): List => ({
  name,
  label: description,
  options: toolbar.items,
})

const brands = toList(['brand', brand])
const tones = toList(['tone', tone])
const widths: List = {
  name: 'viewport',
  label: 'Width in px',
  options: Object.entries(viewports).map(([value, { name }]) => ({ value, title: name })),
}
const scales: List = {
  name: 'scale',
  label: 'Scale',
  options: ['fit', '25', '50', '75', '100'].map((value) => ({ value, title: value === 'fit' ? 'Fit' : `${value} %` })),
}
const circumstances = Object.entries(others).map(toList)

/** Lists of which several values may be chosen, and lists of which one holds for every frame. */
export const [axes, switches] = [
  [brands, tones, widths],
  [...circumstances, scales],
]

/** The choice of a reviewer. The wall shows each chosen theme, tone and width with each of the others. */
export interface Choice {
  /** The id of a story. */
  story: string
  brand: string[]
  tone: string[]
  viewport: string[]
  scale: string
  /** Other values of the toolbar by name. */
  globals: Record<string, string>
}

/** Reads a choice from the entries of an address or a form. Leaves out unknown values; the first of a list is its default. */
export function readChoice(entries: URLSearchParams): Choice {
  const several = ({ name, options }: List) =>
    entries.getAll(name).filter((chosen) => options.some(({ value }) => value === chosen))
  const one = (list: List) => several(list)[0] ?? list.options[0]!.value
  return {
    story: entries.get('story') ?? '',
    brand: several(brands),
    tone: several(tones),
    viewport: several(widths),
    scale: one(scales),
    globals: Object.fromEntries(circumstances.map((list) => [list.name, one(list)])),
  }
}

/** Writes a choice as the entries of an address. */
export function writeChoice({ globals, ...choice }: Choice): URLSearchParams {
  const entries = Object.entries({ ...choice, ...globals })
  return new URLSearchParams(entries.flatMap(([name, values]) => [values].flat().map((value) => [name, value])))
}

/** A story on the wall at the beginning: every theme, on a phone, a tablet and a desktop. */
export const firstChoice = (story: string): Choice => ({
  ...readChoice(new URLSearchParams({ story, tone: 'light' })),
  brand: brands.options.map(({ value }) => value),
  viewport: ['phone', 'tablet', 'desktop'],
})
