import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  gridRows,
  itemsPerCycle,
  itemsPerPage,
  patterns,
  placeAfter,
  toRowsOfFour,
  rowTemplates,
  type GridItems,
  type Pattern,
  type Row,
  type RowTemplate,
} from './patterns.ts'

const names = Object.keys(patterns) as Pattern[]
const list = (kind: string, count: number) => Array.from({ length: count }, (_, i) => `${kind}${i}`)
const items = (normal: number, hero: number): GridItems<string> => ({ hero: list('h', hero), normal: list('n', normal) })
const listItems = (rows: readonly Row<string>[]) => rows.flatMap(({ tiles }) => tiles.map(({ item }) => item))

const anyPattern = fc.constantFrom(...names)
const anyItems = fc.tuple(fc.nat(400), fc.nat(60)).map(([normal, hero]) => items(normal, hero))
const forAll = (property: (pattern: Pattern, given: GridItems<string>) => void) =>
  fc.assert(fc.property(anyPattern, anyItems, property), { numRuns: 300 })

describe('for any lists', () => {
  it('no tile is lost and none is shown twice (GRID-16)', () =>
    forAll((pattern, given) => {
      expect(listItems(gridRows(pattern, given)).toSorted()).toEqual([...given.hero, ...given.normal].toSorted())
    }))

  it('heroes come only from the hero list, all others from the normal list, in order (GRID-01, GRID-02)', () =>
    forAll((pattern, given) => {
      const tiles = gridRows(pattern, given).flatMap((row) => row.tiles)
      expect(tiles.filter(({ kind }) => kind === 'hero').map(({ item }) => item)).toEqual(given.hero)
      expect(tiles.filter(({ kind }) => kind !== 'hero').map(({ item }) => item)).toEqual(given.normal)
    }))

  it('rows are those of the templates without the slots that have no tile, and none is empty (GRID-03)', () =>
    forAll((pattern, given) => {
      for (const { template, tiles } of gridRows(pattern, given)) {
        expect(tiles.length).toBeGreaterThan(0)
        const slots = [...rowTemplates[template]] as string[]
        for (const { kind } of tiles) {
          expect(slots).toContain(kind)
          slots.splice(0, slots.indexOf(kind) + 1)
        }
      }
    }))

  it('a row without a hero is plain, one with a hero has a place for each tile (GRID-03, GRID-17)', () =>
    forAll((pattern, given) => {
      for (const { tiles } of gridRows(pattern, given)) {
        const isLarge = tiles.some(({ kind }) => kind === 'hero')
        expect(tiles.every(({ place }) => Boolean(place) === isLarge)).toBe(true)
      }
    }))

  it('pages that follow each other have the rows of the whole grid (GRID-16)', () =>
    forAll((pattern, given) => {
      const size = itemsPerPage(pattern)
      const pages = Math.max(Math.ceil(given.hero.length / size.hero), Math.ceil(given.normal.length / size.normal))
      const paged = Array.from({ length: pages }, (_, page) =>
        gridRows(pattern, {
          hero: given.hero.slice(page * size.hero, (page + 1) * size.hero),
          normal: given.normal.slice(page * size.normal, (page + 1) * size.normal),
        }),
      )
      const rows = (drawn: readonly Row<string>[]) => drawn.map(({ template, tiles }) => ({ template, tiles }))
      expect(rows(paged.flat())).toEqual(rows(gridRows(pattern, given)))
    }))
})

it('a row with a hero takes two lines of the grid, any other one (GRID-03, GRID-17)', () => {
  expect(gridRows('pattern1', items(13, 1)).map(({ line }) => line)).toEqual([1, 3, 4, 5, 6])
})

describe('arithmetic', () => {
  it.each([
    ['pattern1', 19, 3, 2],
    ['pattern2', 19, 3, 5],
    ['pattern3', 17, 3, 0],
  ] as const)(
    'a cycle of %s takes %i normal and %i hero tiles, %i of them landscape (GRID-04, GRID-05, GRID-06)',
    (pattern, normal, hero, landscape) => {
      expect(itemsPerCycle(pattern)).toEqual({ hero, normal })
      const rows = gridRows(pattern, items(normal, hero))
      expect(rows.map(({ template }) => template)).toEqual(patterns[pattern])
      expect(rows.flatMap(({ tiles }) => tiles).filter(({ kind }) => kind === 'landscape')).toHaveLength(landscape)
    },
  )

  it.each([
    [0, 0, 0],
    [0, 5, 5],
    [19, 0, 6],
    [3, 1, 1],
    [38, 6, 12],
  ])('%i normal and %i hero tiles make %i rows of pattern1 (GRID-03, GRID-16)', (normal, hero, rows) => {
    expect(gridRows('pattern1', items(normal, hero))).toHaveLength(rows)
  })

  it('a page of 5 cycles has 110 tiles, of pattern3 100', () => {
    expect(names.map((pattern) => itemsPerPage(pattern).hero + itemsPerPage(pattern).normal)).toEqual([110, 110, 100])
  })

  it('10,000 tiles are laid out in one pass: each item is read once (GRID-16)', () => {
    let reads = 0
    const counted = (values: readonly string[]) =>
      new Proxy(values, {
        get(target, key) {
          if (typeof key === 'string' && /^\d+$/.test(key)) reads++
          return Reflect.get(target, key) as unknown
        },
      })
    const { hero, normal } = items(9_000, 1_000)
    gridRows('pattern2', { hero: counted(hero), normal: counted(normal) })
    expect(reads).toBe(10_000)
  })
})

describe('templates and patterns', () => {
  it.each([
    ['large-1', 'h n n n'],
    ['large-2', 'n n h n'],
    ['large-4', 'n h n n'],
    ['small-1', 'l n n'],
    ['small-2', 'n n l'],
    ['small-3', 'n n n n'],
    ['large-3', 'h l n n'],
    ['large-5', 'l n n h'],
    ['large-6', 'n n l h'],
  ] as const)('%s is %s (GRID-07 to GRID-13, GRID-15)', (template, tiles) => {
    expect(rowTemplates[template].map(([first]) => first).join(' ')).toBe(tiles)
  })

  it('patterns are these rows (GRID-14, GRID-15)', () => {
    expect(patterns).toEqual({
      pattern1: ['large-1', 'small-2', 'large-2', 'small-1', 'large-4', 'small-3'],
      pattern2: ['large-3', 'small-3', 'large-5', 'small-2', 'large-6', 'small-1'],
      pattern3: ['large-1', 'small-3', 'large-2', 'small-3', 'large-4'],
    })
  })
})

/** A large row as drawn on large: its lines, each of twelve columns, with the number of the tile in each cell. */
function drawn(template: RowTemplate) {
  const pattern = names.find((name) => (patterns[name] as readonly string[]).includes(template))!
  const row = gridRows(pattern, items(20, 3)).find((found) => found.template === template)!
  const lines = [Array.from({ length: 12 }, () => '.'), Array.from({ length: 12 }, () => '.')]
  row.tiles.forEach(({ kind, place }, i) => {
    for (let line = place!.line; line < place!.line + (kind === 'hero' ? 2 : 1); line++) {
      for (let column = place!.column; column < place!.column + (kind === 'normal' ? 3 : 6); column++) {
        expect([template, line, column, lines[line - 1]![column - 1]]).toEqual([template, line, column, '.'])
        lines[line - 1]![column - 1] = `${i}`
      }
    }
  })
  return lines.map((line) => line.join('').replaceAll(/(.)\1\1/g, '$1')).join(' ')
}

it('tiles of large rows lie on 12 columns without overlap; one cell is empty beside the lone tile, or none (GRID-17)', () => {
  expect((Object.keys(rowTemplates) as RowTemplate[]).filter((name) => name.startsWith('large')).map(drawn)).toEqual([
    '0012 00.3',
    '022. 1223',
    '0011 0023',
    '0112 .113',
    '0033 1233',
    '0133 2233',
  ])
})

it('a large row that lacks one tile ends on its lower line (GRID-03, GRID-17)', () => {
  const places = (normal: number) => gridRows('pattern1', items(normal, 1))[0]!.tiles.map(({ place }) => place)
  expect(places(2)).toEqual([
    { column: 1, line: 1 },
    { column: 7, line: 1 },
    { column: 10, line: 2 },
  ])
  expect(places(1)).toEqual([
    { column: 1, line: 1 },
    { column: 7, line: 1 },
  ])
})

it('what comes after the last tile stands in its row while there is room', () => {
  const after = (normal: number, hero = 0) => placeAfter(gridRows('pattern3', items(normal, hero)))
  expect([after(0), after(1), after(3), after(7), after(3, 1), after(4, 1)]).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 4 },
    { line: 1, column: 10 },
    { line: 3, column: 1 },
    { line: 3, column: 1 },
    { line: 3, column: 4 },
  ])
})

it('plain rows have four tiles each, in order', () => {
  expect(toRowsOfFour(list('n', 6)).map(({ line, tiles }) => [line, ...tiles.map(({ item }) => item)])).toEqual([
    [1, 'n0', 'n1', 'n2', 'n3'],
    [2, 'n4', 'n5'],
  ])
  expect(toRowsOfFour([])).toEqual([])
})
