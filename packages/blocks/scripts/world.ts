/** Draws the land of the world as one shape, for maps: outlines of Natural Earth, in the projection of `world.ts`. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoPath, geoProjection, type GeoContext } from 'd3-geo'
import { feature } from 'topojson-client'
import { filter, filterWeight, presimplify, simplify, sphericalRingArea, sphericalTriangleArea } from 'topojson-simplify'
import { equator, meridian, miller, scale, world } from '../src/pages/dealer-page/world.ts'

/** Smallest triangle of an outline and smallest island, as solid angles: 800 and 3200 km². Coasts stay calm, four times enlarged too. */
const [detail, island] = [2e-5, 8e-5]

const projection = geoProjection(miller)
  .rotate([-meridian, 0])
  .scale(scale)
  .translate([world.width / 2, equator])
  .clipExtent([
    [0, 0],
    [world.width, world.height],
  ])
  .precision(0)

/** A path of whole numbers, each the step from the last one: a third of what d3 writes. */
function shortPath() {
  const rings: [x: number, y: number][][] = []
  const add = (x: number, y: number) => rings.at(-1)!.push([Math.round(x), Math.round(y)])
  const context: GeoContext = {
    beginPath() {},
    arc() {},
    closePath() {},
    moveTo(x, y) {
      rings.push([])
      add(x, y)
    },
    lineTo: add,
  }
  const drawn = () =>
    rings
      .map((ring) => ring.filter(([x, y], i) => i === 0 || x !== ring[i - 1]![0] || y !== ring[i - 1]![1]))
      .filter(({ length }) => length > 3)
      .map((ring) => {
        const steps = ring.slice(1).flatMap(([x, y], i) => [x - ring[i]![0], y - ring[i]![1]])
        return `M${ring[0]!.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`
      })
      .join('')
  return { context, drawn }
}

/** The drawing as a file. */
export function worldDrawing() {
  const atlas = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/land-50m.json'), 'utf8'))
  const simple = simplify(presimplify(atlas, sphericalTriangleArea), detail)
  const land = filter(
    simple,
    filterWeight(simple, island, (ring) => sphericalRingArea(ring, false)),
  )
  const { context, drawn } = shortPath()
  geoPath(projection, context)(feature(land, land.objects['land']!))
  const { width, height } = world
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path d="${drawn()}"/></svg>`
}
