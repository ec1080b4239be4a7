import { globalTypes } from '../globals.ts'
import { themes } from '../themes.ts'
import { viewports } from '../viewports.ts'

/** Values to choose from; `name` is that of the toolbar and of the address. */
interface List {
  name: string
  label: string
  options: { value: string; title: string }[]
}

const scales = ['fit', '25', '50', '75', '100']
const lists: List[] = [
  ...Object.entries(globalTypes).map(([name, { description, toolbar }]) => ({
    name,
    label: description,
    options: toolbar.items,
  })),
  {
    name: 'viewport',
    label: 'Width in px',
    options: Object.entries(viewports).map(([value, { name }]) => ({ value, title: name })),
  },
  { name: 'scale', label: 'Scale', options: scales.map((value) => ({ value, title: value === 'fit' ? 'Fit' : `${value} %` })) },
]
const isAxis = ({ name }: List) => ['brand', 'tone', 'viewport'].includes(name)

/** Lists of which several values may be chosen, and lists of which one value holds for the whole wall. */
export const [axes, switches] = [lists.filter(isAxis), lists.filter((list) => !isAxis(list))]

/** The choice of a reviewer. The wall shows each chosen theme, tone and width with each of the others. */
export interface Choice {
  /** The id of a story. */
  story: string
  brand: string[]
  tone: string[]
  viewport: string[]
  /** The scale of the frames, and other values of the toolbar, by name. */
  values: Record<string, string>
}

/** Reads a choice from the entries of an address or a form. Leaves out unknown values; the first of a list is its default. */
export function readChoice(entries: URLSearchParams): Choice {
  const several = ({ name, options }: List) =>
    entries.getAll(name).filter((chosen) => options.some(({ value }) => value === chosen))
  const [brand = [], tone = [], viewport = []] = axes.map(several)
  const values = Object.fromEntries(switches.map((list) => [list.name, several(list)[0] ?? list.options[0]!.value]))
  return { story: entries.get('story') ?? '', brand, tone, viewport, values }
}

/** Writes a choice as the entries of an address. */
export function writeChoice({ values, ...choice }: Choice): URLSearchParams {
  const entries = Object.entries({ ...choice, ...values })
  return new URLSearchParams(entries.flatMap(([name, chosen]) => [chosen].flat().map((value) => [name, value])))
}

/** A story on the wall at the beginning: every theme, on a phone, a tablet and a desktop. */
export const firstChoice = (story: string): Choice => ({
  ...readChoice(new URLSearchParams({ story, tone: 'light' })),
  brand: Object.keys(themes),
  viewport: ['phone', 'tablet', 'desktop'],
})
