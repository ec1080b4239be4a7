/** A place on the earth, in degrees. */
export interface Coordinates {
  latitude: number
  longitude: number
}
/** A spot on the map, from its upper left corner; one degree of longitude is ten units. */
export interface Spot {
  x: number
  y: number
}

/** In its middle, so that the cut goes through the Bering Strait, where no land is. */
export const meridian = 11
/** Latitudes that people live between. */
const [north, south] = [75, -56]
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Miller's cylindrical projection: shapes as on Mercator's, the north less blown up. In radians, y upwards. */
export const miller = (longitude: number, latitude: number): [x: number, y: number] => [
  longitude,
  1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * latitude)),
]

const width = 3600
/** Units in one radian. */
export const scale = width / (2 * Math.PI)
/** Distance of the equator from the upper edge. */
export const equator = scale * miller(0, radians(north))[1]
export const world = { x: 0, y: 0, width, height: Math.ceil(equator - scale * miller(0, radians(south))[1]) }

/** Returns the point of a place on the map. A place beyond its edges is moved onto them. */
export function project({ latitude, longitude }: Coordinates): Spot {
  const [, y] = miller(0, radians(Math.min(north, Math.max(south, latitude))))
  return { x: ((((longitude - meridian + 180) % 360) + 360) % 360) * 10, y: equator - scale * y }
}

/** The middle of places on the globe: right on both sides of the 180th meridian too. */
export function middle(places: readonly Coordinates[]): Coordinates {
  let [x, y, z] = [0, 0, 0]
  for (const { latitude, longitude } of places) {
    const [north, east] = [radians(latitude), radians(longitude)]
    x += Math.cos(north) * Math.cos(east)
    y += Math.cos(north) * Math.sin(east)
    z += Math.sin(north)
  }
  return { latitude: Math.atan2(z, Math.hypot(x, y)) / radians(1), longitude: Math.atan2(y, x) / radians(1) }
}
