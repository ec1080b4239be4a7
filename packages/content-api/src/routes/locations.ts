import { ApiError, apiPaths, location, locationList, officeTypes, type Locale, type Location } from '@brand/content'
import { z } from 'zod'
import type { Snapshot } from '../snapshot.ts'
import { resolveList } from '../lists/list.ts'

/**
 * Number of locations that the locator answers.
 * @requirement DEALER-15
 */
export const nearestCount = 10

const degrees = (max: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(?:\.\d{1,20})?$/, 'must be decimal degrees')
    .transform(Number)
    .refine((value) => Math.abs(value) <= max, `must be from -${max} to ${max}`)
    .optional()

interface Coordinates {
  latitude: number
  longitude: number
}

const earthRadius = 6371

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in km. */
function distanceInKm(a: Coordinates, b: Coordinates): number {
  const [dLat, dLng] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)]
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLng / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)))
}

/**
 * The nearest dealers and representatives, with their distance in km to one decimal.
 * @requirement OR-69
 */
function nearest(locations: readonly Location[], from: Coordinates): Location[] {
  return locations
    .flatMap((each) => {
      const to = each.ctLocationLocation
      return to && !officeTypes.includes(each.ctLocationType) ? [{ ...each, distance: distanceInKm(from, to) }] : []
    })
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, nearestCount)
    .map((each) => ({ ...each, distance: Math.round(each.distance * 10) / 10 }))
}

/**
 * All locations that are online; by coordinates the nearest ones.
 * @requirement API-14, DEALER-02
 */
export const locationsCall = {
  path: apiPaths.locations,
  summary: 'Dealers, representatives and offices. With coordinates: the ten nearest dealers and representatives.',
  query: {
    latitude: degrees(90).meta({ description: 'Decimal degrees, together with the longitude.' }),
    longitude: degrees(180).meta({ description: 'Decimal degrees, together with the latitude.' }),
  },
  answer: locationList,
  example: () => ({ latitude: '50.83', longitude: '3.26' }),
  compose(snapshot: Snapshot, query: { locale: Locale; latitude?: number | undefined; longitude?: number | undefined }) {
    const { locale, latitude, longitude } = query
    const locations: Location[] = resolveList(location, snapshot, locale)
    if (latitude === undefined && longitude === undefined) return locations
    if (latitude === undefined || longitude === undefined)
      throw new ApiError('latitude and longitude: must be given together', 400, {
        fields: { [latitude === undefined ? 'latitude' : 'longitude']: 'must be given together with the other' },
      })
    return nearest(locations, { latitude, longitude })
  },
}
