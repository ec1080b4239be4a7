import { expect, it } from 'vitest'
import { axes, firstChoice, readChoice, switches, writeChoice, type Choice } from './choice.ts'

const read = (query: string) => readChoice(new URLSearchParams(query))

const choice: Choice = {
  ...firstChoice('blocks-quote--default'),
  brand: ['tegel', 'wireframe'],
  tone: ['light', 'inverted'],
  viewport: ['narrow'],
  values: {
    ...firstChoice('').values,
    scale: '50',
    locale: 'de',
    direction: 'rtl',
    media: 'forced colours',
    overlay: 'grid spacing',
  },
}

it('reads a choice as it was written (GEN-31)', () => {
  expect(read(String(writeChoice(choice)))).toEqual(choice)
  const none = { ...choice, brand: [], tone: [], viewport: [] }
  expect(read(String(writeChoice(none)))).toEqual(none)
})

it('leaves out unknown values, and takes the first of a list instead (GEN-31)', () => {
  const bad = read('story=x&brand=tegel&brand=none&viewport=99&scale=9&locale=xx&media=print&other=1')
  expect(bad).toEqual({
    ...firstChoice('x'),
    brand: ['tegel'],
    tone: [],
    viewport: [],
    values: { ...firstChoice('x').values, media: 'print' },
  })
})

it('has every value of the toolbar, and the widths from 320 to 1920 px (GEN-31)', () => {
  const [, , widths] = axes
  expect(widths!.options.map(({ title }) => title)).toEqual(expect.arrayContaining(['320', '390', '768', '1024', '1440', '1920']))
  expect(switches.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['locale', 'direction', 'text', 'spacing', 'media', 'script', 'pictures', 'overlay']),
  )
})
