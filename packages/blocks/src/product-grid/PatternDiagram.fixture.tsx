import type { CSSProperties } from 'react'
import { vars } from '../theme/vars.css.ts'
import { gridRows, itemsPerCycle, patterns, type Pattern, type Row, type RowTemplate, type TileKind } from './patterns.ts'

const spans: Record<TileKind, number> = { hero: 6, landscape: 6, normal: 3 }
const row: CSSProperties = { display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: 4 }
const cell: CSSProperties = { padding: 8, fontSize: vars.size.s, minBlockSize: '2.5rem' }
const colors: Record<TileKind, CSSProperties> = {
  hero: { background: vars.color.accent, color: vars.color.onAccent },
  landscape: { background: vars.color.inverse, color: vars.color.onInverse },
  normal: { background: vars.color.surfaceMuted, color: vars.color.onSurfaceMuted },
}

/** A row as it lies on twelve columns, with the numbers of both lists. */
const RowDiagram = ({ template, tiles }: Row<string>) => (
  <div>
    <div style={{ fontSize: vars.size.xs }}>{template}</div>
    <div style={row}>
      {tiles.map(({ item, kind, place }) => (
        <div
          key={item}
          style={{
            ...cell,
            ...colors[kind],
            gridColumn: `${place?.column ?? 'auto'} / span ${spans[kind]}`,
            gridRow: place && `${place.line} / span ${kind === 'hero' ? 2 : 1}`,
          }}
        >
          {item}
        </div>
      ))}
    </div>
  </div>
)

function createRows(pattern: Pattern): Row<string>[] {
  const count = itemsPerCycle(pattern)
  const list = (letter: string, length: number) => Array.from({ length }, (_, i) => `${letter}${i + 1}`)
  return gridRows(pattern, { hero: list('h', count.hero), normal: list('n', count.normal) })
}

/** The rows of one cycle of a pattern. */
export function PatternDiagram({ pattern }: { pattern: Pattern }) {
  const count = itemsPerCycle(pattern)
  return (
    <figure style={{ margin: 0 }}>
      <figcaption style={{ marginBlockEnd: 8 }}>
        {pattern}: {count.normal} normal (n) and {count.hero} hero (h) tiles
      </figcaption>
      <div style={{ display: 'grid', gap: 16 }}>
        {createRows(pattern).map((each) => (
          <RowDiagram key={each.line} {...each} />
        ))}
      </div>
    </figure>
  )
}

/** A kind of row, as the first pattern that has it lays it out. */
export function TemplateDiagram({ template }: { template: RowTemplate }) {
  const all = Object.keys(patterns).flatMap((pattern) => createRows(pattern as Pattern))
  const row = all.find((each) => each.template === template)!
  return <RowDiagram {...row} tiles={row.tiles.map((tile, i) => ({ ...tile, item: `${i + 1} ${tile.kind}` }))} />
}
