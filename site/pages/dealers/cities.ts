import { cityKey } from './city-key.ts'

/** A city, and where it is in degrees. */
interface City {
  name: string
  at: { latitude: number; longitude: number }
}

/**
 * The largest city of a name, of these countries before all others; `undefined` where no city has it. The list is read with the first
 * question, and stays a text: few ask, and 25,000 objects would cost each server more than a search in it.
 * @requirement DEALER-21
 */
export async function cityNamed(name: string, countries: ReadonlySet<string | undefined>): Promise<City | undefined> {
  const { default: list } = await import('./cities.tsv?raw')
  const key = `\n${cityKey(name)}\t`
  let fallback: City | undefined
  for (let start = list.indexOf(key); start >= 0; start = list.indexOf(key, start + 1)) {
    const [, own, country, latitude, longitude] = list.slice(start + 1, list.indexOf('\n', start + 1)).split('\t')
    const city = { name: own!, at: { latitude: Number(latitude), longitude: Number(longitude) } }
    if (countries.has(country)) return city
    fallback ??= city
  }
  return fallback
}
