import { isObject, type Family } from '@brand/content'
import { finishKey } from '../../routes/products.ts'

/** A felt that the pictures of a page can be seen in. */
export type Felt = Family['ctFamilyFelts'][number]

/** The felt of a family that a query asks for. The first, as photographed, where it asks for none that there is. */
export const findFelt = ({ ctFamilyFelts: felts }: Pick<Family, 'ctFamilyFelts'>, query: URLSearchParams): Felt | undefined =>
  felts.find(({ key }) => key === query.get(finishKey)) ?? felts[0]

/**
 * Parts of a record with their pictures in a felt; a picture that there is not in it stays as it is.
 * @requirement FAM-14
 */
export function inFelt<Parts>(parts: Parts, pictures: Felt['pictures']): Parts {
  if (!pictures.length) return parts
  // Known by its address: a record may have the id of a picture.
  const byAddress = new Map<unknown, unknown>(pictures.map(({ original, replacement }) => [original.url, replacement]))
  const seen = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(seen)
    if (!isObject(value)) return value
    const picture = byAddress.get(value['url'])
    return picture ?? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, seen(part)]))
  }
  return seen(parts) as Parts
}
