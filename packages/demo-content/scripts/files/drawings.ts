/** Drawings in DXF, millimetres, as any CAD program reads them. */

export type Point = readonly [x: number, y: number, z: number]

// Without the sign of a rounded zero.
const number = (value: number) => value.toFixed(1).replace(/^-0\.0$/, '0.0')
const point = ([x, y, z]: Point, corner: number) => [`1${corner}`, number(x), `2${corner}`, number(y), `3${corner}`, number(z)]
const line = (from: Point, to: Point) => ['0', 'LINE', '8', 'felt', ...point(from, 0), ...point(to, 1)]
const label = (text: string, at: Point) => ['0', 'TEXT', '8', 'text', ...point(at, 0), '40', '60.0', '1', text]
const face = (corners: readonly [Point, Point, Point, Point]) => [
  '0',
  '3DFACE',
  '8',
  'felt',
  ...corners.flatMap((corner, index) => point(corner, index)),
]

const fiction = 'Fictional brand, demo data'
const ending = ['0', 'ENDSEC', '0', 'EOF', '']

/** A drawing; filled up to a number of bytes with a comment, if given. */
function drawing(entities: readonly string[], bytes = 0): string {
  const head = ['999', `Loden. ${fiction}.`, '0', 'SECTION', '2', 'HEADER', '9', '$INSUNITS', '70', '4', '0', 'ENDSEC']
  const text = [...head, '0', 'SECTION', '2', 'ENTITIES', ...entities, ...ending].join('\n')
  return text.length < bytes ? `999\n${'-'.repeat(bytes - text.length - 5)}\n${text}` : text
}

const polyline = (points: readonly Point[]) => points.slice(1).flatMap((to, index) => line(points[index]!, to))

/** A point of the section through a dome, at an angle from its rim: distance from the middle, height. */
export const dome = (diameter: number, angle: number): Point => [
  (diameter / 2) * Math.cos(angle),
  (diameter / 2) * 0.9 * Math.sin(angle),
  0,
]

/** Domes from the side, next to each other. */
export function sections(diameters: readonly number[]): string {
  let left = 0
  return drawing(
    diameters.flatMap((diameter) => {
      const middle = left + diameter / 2
      left += diameter + 200
      const arc = Array.from({ length: 37 }, (_, step) => {
        const [x, y] = dome(diameter, (step * Math.PI) / 36)
        return [middle + x, y, 0] as const
      })
      return [...polyline([...arc, arc[0]!]), ...label(`${diameter} mm`, [middle - 120, -140, 0])]
    }),
  )
}

/** Baffles from the front, at a distance from each other. */
export const row = (baffles: number, distance: number): string =>
  drawing(
    Array.from({ length: baffles }, (_, index) => index * distance).flatMap((x) =>
      polyline([
        [x, 0, 0],
        [x + 40, 0, 0],
        [x + 40, 300, 0],
        [x, 300, 0],
        [x, 0, 0],
      ]),
    ),
  )

/** A dome in space, in rings of faces; filled up to a number of bytes. */
export function mesh(diameter: number, { rings, around, bytes }: { rings: number; around: number; bytes: number }): string {
  const corner = (ring: number, step: number): Point => {
    const [radius, height] = dome(diameter, (ring * Math.PI) / (2 * rings))
    const angle = (step * 2 * Math.PI) / around
    return [radius * Math.cos(angle), radius * Math.sin(angle), height]
  }
  const faces = Array.from({ length: rings * around }, (_, index) => {
    const [ring, step] = [Math.floor(index / around), index % around]
    return face([corner(ring, step), corner(ring, step + 1), corner(ring + 1, step + 1), corner(ring + 1, step)])
  })
  return drawing(faces.flat(), bytes)
}
