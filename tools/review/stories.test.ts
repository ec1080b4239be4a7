import { expect, it } from 'vitest'
import { listFrames, storiesIn } from './stories.ts'

const entry = (title: string, name: string, type = 'story') => ({ id: `${title}--${name}`, title, name, type, importPath: '' })
const entries = [
  entry('Blocks/Image and text', 'Docs', 'docs'),
  entry('Blocks/Image and text', 'Default'),
  entry('Blocks/Image and text', 'Large'),
  entry('Blocks/Image and text/States', 'Minimal'),
  entry('Elements/Link', 'Plain'),
]
const [first, second] = storiesIn(entries)
const nothing = { globals: {} }

it('knows the first story of a component, whose states are its too', () => {
  expect(storiesIn(entries).map(({ component, isFirst }) => [component, isFirst])).toEqual([
    ['Blocks/Image and text', true],
    ['Blocks/Image and text', false],
    ['Blocks/Image and text', false],
    ['Elements/Link', true],
  ])
})

it('finds stories by words of their titles, written as people write them', () => {
  for (const words of ['image-and-text', 'Image and text', 'blocks/image']) expect(storiesIn(entries, words)).toHaveLength(3)
  expect(storiesIn(entries, 'minimal').map(({ isFirst }) => isFirst)).toEqual([false])
  expect(storiesIn(entries, 'hero')).toEqual([])
})

it('looks at each story in both themes on both screens, at the first one also in what matters once', () => {
  expect([...listFrames(second!, nothing).keys()]).toEqual(['loden 1440', 'loden 390', 'tegel 390', 'tegel 1440'])
  expect([...listFrames(first!, nothing).keys()].slice(4)).toEqual([
    'loden 390 pseudo-locale',
    'loden 1440 forced colours',
    'loden 794 print',
    'loden 1440 reduced motion',
  ])
})

it('takes no picture twice that a story itself makes the same', () => {
  const size = { width: 320, height: 640 }
  expect([...listFrames(second!, { globals: { locale: 'de' }, size }).values()]).toEqual([
    { ...size, brand: 'loden', locale: 'de' },
    { ...size, brand: 'tegel', locale: 'de' },
  ])
  expect([...listFrames(second!, { globals: { brand: 'tegel' } }).keys()]).toEqual(['tegel 1440', 'tegel 390'])
  expect([...listFrames(first!, { globals: { locale: 'de' } }).keys()]).not.toContain('loden 390 pseudo-locale')
})
