import { officeTypes, type Location } from '@brand/content'
import type { PageContextServer } from 'vike/types'
import { folded } from '../../i18n/folded.ts'
import { byPolicy, loadPage, orErrorPage, type PageData } from '../load.ts'

/** The data of the page of dealers. */
export interface DealersData extends PageData {
  /** All dealers and representatives, without offices (DEALER-02, DEALER-03). */
  dealers: readonly Location[]
  /** The nearest ones, where a place was asked for (DEALER-15). */
  nearest?: readonly Location[] | undefined
  keyword: string
  near?: { place: string; isUnknown?: boolean } | 'here' | undefined
  /** Cities with a dealer, in the order of the language. */
  cities: readonly string[]
}

const degrees = (text: string | null, most: number) => {
  const value = /^-?\d{1,3}(?:\.\d{1,6})?$/.test(text ?? '') ? Number(text) : NaN
  return Math.abs(value) <= most ? value : undefined
}

/** Where the query is: its coordinates, or those of a dealer in its city. */
function placeOf(query: URLSearchParams, dealers: readonly Location[]) {
  const [latitude, longitude] = [degrees(query.get('latitude'), 90), degrees(query.get('longitude'), 180)]
  if (latitude !== undefined && longitude !== undefined) return { near: 'here' as const, at: { latitude, longitude } }
  const place = (query.get('near') ?? '').slice(0, 100).toWellFormed().trim()
  if (!place) return {}
  const found = dealers.find(({ ctLocationCity: city, ctLocationLocation: at }) => at && city && folded(city) === folded(place))
  return found ? { near: { place: found.ctLocationCity! }, at: found.ctLocationLocation } : { near: { place, isUnknown: true } }
}

/** Loads the page of dealers; its record gives body and metadata (RT-20, ERR-05). */
export async function loadDealers(pageContext: PageContextServer): Promise<DealersData> {
  const { client, locale, query } = pageContext.request
  const [page, locations] = await Promise.all([
    loadPage(pageContext, pageContext.urlPathname),
    orErrorPage(byPolicy('locations', client.locations({ locale }), [])),
  ])
  const dealers = locations.filter(({ ctLocationType }) => !officeTypes.includes(ctLocationType))
  const { near, at } = placeOf(query, dealers)
  const cities = new Set(
    dealers.flatMap(({ ctLocationCity, ctLocationLocation }) => (ctLocationLocation && ctLocationCity) || []),
  )
  return {
    ...page,
    dealers,
    near,
    nearest: at && (await orErrorPage(byPolicy('locations', client.nearestLocations({ ...at, locale }), undefined))),
    keyword: (query.get('q') ?? '').slice(0, 100).toWellFormed(),
    cities: [...cities].toSorted(new Intl.Collator(locale).compare),
  }
}
