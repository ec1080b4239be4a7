import type { PageContextServer } from 'vike/types'
import { toDealer, dealersIn, type Dealer } from '../../cms/kinds/dealer.ts'
import { errorPageOnFailure, withFailurePolicy } from '../load.ts'
import { loadPage, type PageData } from '../load-page.ts'
import { cityNamed } from './cities.ts'
import { cityKey } from './city-key.ts'

/** The data of the page of dealers. */
export interface DealersData extends PageData {
  /**
   * All dealers and representatives, without offices.
   * @requirement DEALER-02, DEALER-03
   */
  dealers: readonly Dealer[]
  /**
   * The nearest ones, where a place was asked for.
   * @requirement DEALER-15
   */
  nearest?: readonly Dealer[] | undefined
  keyword: string
  near?: { place: string; isUnknown?: boolean } | 'here' | undefined
  /** Cities with a dealer, in the order of the language. */
  cities: readonly string[]
}

const degrees = (text: string | null, max: number) => {
  const value = /^-?\d{1,3}(?:\.\d{1,6})?$/.test(text ?? '') ? Number(text) : NaN
  return Math.abs(value) <= max ? value : undefined
}

/**
 * Finds the coordinates of the query: its own, those of a dealer in its city, or those of the city.
 * @requirement DEALER-21
 */
async function findPlace(query: URLSearchParams, dealers: readonly Dealer[]) {
  const [latitude, longitude] = [degrees(query.get('latitude'), 90), degrees(query.get('longitude'), 180)]
  if (latitude !== undefined && longitude !== undefined) return { near: 'here' as const, at: { latitude, longitude } }
  const place = (query.get('near') ?? '').slice(0, 100).toWellFormed().trim()
  if (!place) return {}
  const there = dealers.find(({ city, coordinates }) => coordinates && city && cityKey(city) === cityKey(place))
  if (there) return { near: { place: there.city! }, at: there.coordinates }
  const city = await cityNamed(place, new Set(dealers.map(({ countryCode }) => countryCode?.toUpperCase())))
  return city ? { near: { place: city.name }, at: city.at } : { near: { place, isUnknown: true } }
}

/**
 * Loads the page of dealers; its record gives body and metadata.
 * @requirement RT-20, ERR-05
 */
export async function loadDealers(pageContext: PageContextServer): Promise<DealersData> {
  const { client, locale, query } = pageContext.request
  const [page, locations] = await Promise.all([
    loadPage(pageContext, pageContext.urlPathname),
    errorPageOnFailure(withFailurePolicy('locations', client.locations({ locale }), [])),
  ])
  const dealers = dealersIn(locations)
  const { near, at } = await findPlace(query, dealers)
  const nearest =
    at && (await errorPageOnFailure(withFailurePolicy('locations', client.nearestLocations({ ...at, locale }), undefined)))
  const cities = new Set(dealers.flatMap(({ coordinates, city }) => (coordinates && city) || []))
  return {
    ...page,
    dealers,
    near,
    nearest: nearest?.map(toDealer),
    keyword: (query.get('q') ?? '').slice(0, 100).toWellFormed(),
    cities: [...cities].toSorted(new Intl.Collator(locale).compare),
  }
}
