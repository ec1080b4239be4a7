import { isObject, type Family } from '@brand/content'
import { feltKey } from '../../routes/products.ts'

/** A felt that the pictures of a page can be seen in. */
export type Felt = Family['ctFamilyFelts'][number]

/** The felt that a query asks for. The first, as photographed, where it asks for none that there is. */
export const feltOf = (felts: readonly Felt[], query: URLSearchParams): Felt | undefined =>
  felts.find(({ key }) => key === query.get(feltKey)) ?? felts[0]

/** The query of the page in a felt: the first has the plain address (FAM-13). */
export const feltQuery = (felts: readonly Felt[], { key }: Felt): string =>
  key === felts[0]!.key ? '' : `?${new URLSearchParams({ [feltKey]: key })}`

/** Parts of a record with their pictures in a felt; a picture that there is not in it stays as it is (FAM-14). */
export function inFelt<Parts>(parts: Parts, pictures: Felt['pictures']): Parts {
  if (!pictures.length) return parts
  // Known by its address: a record may have the id of a picture.
  const byAddress = new Map<unknown, unknown>(pictures.map(({ of, is }) => [of.url, is]))
  const seen = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(seen)
    if (!isObject(value)) return value
    const picture = byAddress.get(value['url'])
    return picture ?? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, seen(part)]))
  }
  return seen(parts) as Parts
}
