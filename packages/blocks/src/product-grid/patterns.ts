/**
 * Grid patterns as data and pure functions: which tiles make a row, which rows make a pattern, and where each tile lies. Nothing
 * here knows how a tile looks.
 * @requirement GRID-01 to GRID-17
 */

/** `hero` is 6 of 12 columns wide and two rows high, `landscape` 6 columns, `normal` 3. */
export type TileKind = 'hero' | 'normal' | 'landscape'

/**
 * The tiles of each row, from first to last.
 * @requirement GRID-07 to GRID-13, GRID-15
 */
export const rowTemplates = {
  'large-1': ['hero', 'normal', 'normal', 'normal'],
  'large-2': ['normal', 'normal', 'hero', 'normal'],
  'large-3': ['hero', 'landscape', 'normal', 'normal'],
  'large-4': ['normal', 'hero', 'normal', 'normal'],
  'large-5': ['landscape', 'normal', 'normal', 'hero'],
  'large-6': ['normal', 'normal', 'landscape', 'hero'],
  'small-1': ['landscape', 'normal', 'normal'],
  'small-2': ['normal', 'normal', 'landscape'],
  'small-3': ['normal', 'normal', 'normal', 'normal'],
} as const satisfies Record<string, readonly TileKind[]>
export type RowTemplate = keyof typeof rowTemplates

/**
 * The rows of one cycle of each pattern.
 * @requirement GRID-14, GRID-15
 */
export const patterns = {
  pattern1: ['large-1', 'small-2', 'large-2', 'small-1', 'large-4', 'small-3'],
  pattern2: ['large-3', 'small-3', 'large-5', 'small-2', 'large-6', 'small-1'],
  pattern3: ['large-1', 'small-3', 'large-2', 'small-3', 'large-4'],
} as const satisfies Record<string, readonly RowTemplate[]>
export type Pattern = keyof typeof patterns

/** Where a tile begins: the column, 1 to 12, and the upper or the lower of a large row's two lines. */
export interface TilePosition {
  column: 1 | 4 | 7 | 10
  line: 1 | 2
}
const at = (column: TilePosition['column'], line: TilePosition['line'] = 1): TilePosition => ({ column, line })

/**
 * Where the tiles of a large row lie on 12 columns, slot by slot. In large-1, large-2 and large-4 one cell beside the lone tile
 * stays empty on purpose.
 * @requirement GRID-17
 */
const places: Partial<Record<RowTemplate, readonly TilePosition[]>> = {
  'large-1': [at(1), at(7), at(10), at(10, 2)],
  'large-2': [at(1), at(1, 2), at(4), at(10, 2)],
  'large-3': [at(1), at(7), at(7, 2), at(10, 2)],
  'large-4': [at(1), at(4), at(10), at(10, 2)],
  'large-5': [at(1), at(1, 2), at(4, 2), at(7)],
  'large-6': [at(1), at(4), at(1, 2), at(7)],
}

/** A tile of a row. */
export interface Tile<Item> {
  item: Item
  kind: TileKind
  /** Position of the tile in a large row; the tiles of a plain row follow each other. */
  place?: TilePosition
}

/** A row with at least one tile. */
export interface Row<Item> {
  template: RowTemplate
  /** The line of the grid on which it begins, from 1: a row with a hero takes two lines, any other one. */
  line: number
  tiles: Tile<Item>[]
}

/** The items of a grid, the large ones apart. */
export interface GridItems<Item> {
  hero: readonly Item[]
  normal: readonly Item[]
}

/**
 * Lays items out as rows. Heroes come only from `hero`, all other tiles from `normal`, both in their order. A slot is left out if
 * its list has no item left, and so is a row without tiles. A large row without a hero is laid out as a plain row. If a large row
 * lacks one tile, its last tile takes the last place, so that neither line ends early. The pattern repeats until both lists are
 * empty, so each item is in the rows once.
 * @requirement GRID-01, GRID-02, GRID-03, GRID-16
 */
export function gridRows<Item>(pattern: Pattern, { hero, normal }: GridItems<Item>): Row<Item>[] {
  const cycle = patterns[pattern]
  const rows: Row<Item>[] = []
  let line = 1
  for (let row = 0, heroes = 0, normals = 0; heroes < hero.length || normals < normal.length; row++) {
    const template = cycle[row % cycle.length]!
    const laid = heroes < hero.length ? places[template] : undefined
    const tiles: Tile<Item>[] = []
    rowTemplates[template].forEach((kind, slot) => {
      const place = laid && { place: laid[slot]! }
      if (kind === 'hero') {
        if (heroes < hero.length) tiles.push({ item: hero[heroes++]!, kind, ...place })
      } else if (normals < normal.length) tiles.push({ item: normal[normals++]!, kind, ...place })
    })
    if (!tiles.length) continue
    if (laid && tiles.length === laid.length - 1 && tiles.at(-1)!.kind !== 'hero') tiles.at(-1)!.place = laid.at(-1)!
    rows.push({ template, line, tiles })
    line += laid ? 2 : 1
  }
  return rows
}

/** Rows of four, for a short list without a hero, where large rows would have a hole. */
export const toRowsOfFour = <Item>(items: readonly Item[]): Row<Item>[] =>
  Array.from({ length: Math.ceil(items.length / 4) }, (_, row) => ({
    template: 'small-3',
    line: row + 1,
    tiles: items.slice(row * 4, (row + 1) * 4).map((item) => ({ item, kind: 'normal' })),
  }))

/** Columns of 12 that each kind of tile takes. */
const widths: Record<TileKind, number> = { hero: 6, landscape: 6, normal: 3 }

/** The cells after the last tile: of its row, or of a further one where that row is full. */
export function placeAfter(rows: readonly Row<unknown>[]): { line: number; column: TilePosition['column'] } {
  const { line, tiles } = rows.at(-1) ?? { line: 1, tiles: [] }
  const isLarge = tiles.some(({ place }) => place)
  const used = tiles.reduce((sum, { kind }) => sum + widths[kind], 0)
  if (isLarge || used >= 12) return { line: line + (isLarge ? 2 : 1), column: 1 }
  return { line, column: (used + 1) as TilePosition['column'] }
}

/**
 * Counts the items of each list that one cycle of a pattern takes.
 * @requirement GRID-04 to GRID-06
 */
export function itemsPerCycle(pattern: Pattern): Record<keyof GridItems<unknown>, number> {
  const kinds: TileKind[] = patterns[pattern].flatMap((template) => rowTemplates[template])
  const hero = kinds.filter((kind) => kind === 'hero').length
  return { hero, normal: kinds.length - hero }
}

/** Cycles on a page of a long grid: 110 tiles, those of `pattern3` 100. */
const cyclesPerPage = 5

/** Counts the items of each list on a page of a long grid. The rows of all pages, in order, are those of the whole grid. */
export function itemsPerPage(pattern: Pattern): Record<keyof GridItems<unknown>, number> {
  const { hero, normal } = itemsPerCycle(pattern)
  return { hero: hero * cyclesPerPage, normal: normal * cyclesPerPage }
}
