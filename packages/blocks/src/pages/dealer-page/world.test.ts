import { readFileSync } from 'node:fs'
import { geoMercator } from 'd3-geo'
import { assert, double, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { middle, miller, project, world } from './world.ts'

const anywhere = record({
  latitude: double({ min: -90, max: 90, noNaN: true }),
  longitude: double({ min: -180, max: 180, noNaN: true }),
})

it('is the projection of Miller: Mercator at four fifths of the latitude, five fourths as high (DEALER-20)', () => {
  const mercator = geoMercator().scale(1).translate([0, 0])
  for (const degrees of [-90, -56, -30, 0, 12.5, 45, 75, 90]) {
    const latitude = (degrees * Math.PI) / 180
    expect(miller(0.3, latitude)[0]).toBe(0.3)
    expect(miller(0.3, latitude)[1]).toBeCloseTo(-1.25 * mercator([0, 0.8 * degrees])![1], 12)
  }
})

it('puts known cities to known places, and everything inside of the picture (DEALER-20)', () => {
  const at = (latitude: number, longitude: number) => {
    const { x, y } = project({ latitude, longitude })
    return [Math.round(x), Math.round(y)]
  }
  // Shares of a picture that begins at 169° West and ends there.
  expect(at(51.48, 0)).toEqual([1690, 377])
  expect(at(40.71, -74.01)).toEqual([950, 512])
  expect(at(-33.87, 151.21)).toEqual([3202, 1295])
  expect(at(0, 11)).toEqual([1800, 943])
  // On both sides of the 180th meridian, close to each other.
  expect(at(0, 180)[0]! - at(0, -180)[0]!).toBe(0)
  assert(
    property(anywhere, (place) => {
      const { x, y } = project(place)
      expect(x >= 0 && x <= world.width && y >= 0 && y <= world.height).toBe(true)
    }),
  )
})

it('the middle of places is on the globe, also across the 180th meridian (DEALER-20)', () => {
  const near = (places: Parameters<typeof middle>[0], latitude: number, longitude: number) => {
    const found = middle(places)
    expect(found.latitude).toBeCloseTo(latitude, 6)
    expect(found.longitude).toBeCloseTo(longitude, 6)
  }
  near([{ latitude: 50, longitude: 4 }], 50, 4)
  near(
    [
      { latitude: -10, longitude: 170 },
      { latitude: 10, longitude: 174 },
    ],
    0,
    172,
  )
  const fiji = middle([
    { latitude: -17, longitude: 178 },
    { latitude: -17, longitude: -178 },
  ])
  expect(Math.abs(fiji.longitude)).toBeCloseTo(180, 6)
})

it('the drawing has land where cities are, none in the oceans, and stays small (DEALER-20)', () => {
  const drawing = readFileSync(new URL('../../generated/assets/world.svg', import.meta.url), 'utf8')
  expect(drawing.length).toBeLessThan(20_000)
  expect(drawing).toContain(`viewBox="0 0 ${world.width} ${world.height}"`)
  const rings = [...drawing.matchAll(/M(\d+) (\d+)l([^z]+)z/g)].map(([, x, y, steps]) => {
    let at = [Number(x), Number(y)] as const
    const numbers = steps!.match(/-?\d+/g)!.map(Number)
    return [at, ...numbers.flatMap((step, i) => (i % 2 ? [] : [(at = [at[0] + step, at[1] + numbers[i + 1]!])]))]
  })
  /** By how many edges are to the right of it. */
  const isLand = (latitude: number, longitude: number) => {
    const { x, y } = project({ latitude, longitude })
    const crossed = rings.flatMap((ring) =>
      ring.filter(([ax, ay], i) => {
        const [bx, by] = ring[(i + 1) % ring.length]!
        return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)
      }),
    )
    return crossed.length % 2 === 1
  }
  const land = { Madrid: [40.4, -3.7], Munich: [48.1, 11.6], Denver: [39.7, -105], Nairobi: [-1.3, 36.8], Alice: [-23.7, 133.9] }
  const sea = { Atlantic: [30, -40], Pacific: [0, -140], Indian: [-20, 80], Biscay: [45.5, -5], Tasman: [-38, 160] }
  for (const [name, [latitude, longitude]] of Object.entries(land)) expect(isLand(latitude!, longitude!), name).toBe(true)
  for (const [name, [latitude, longitude]] of Object.entries(sea)) expect(isLand(latitude!, longitude!), name).toBe(false)
})
