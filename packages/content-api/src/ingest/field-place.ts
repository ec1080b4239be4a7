export type Path = readonly PropertyKey[]

/** A place in a record: a path, or a key within another place. Only places that are reported are turned into paths. */
export type FieldPlace = Path | { in: FieldPlace; key: PropertyKey }

export const pathTo = (place: FieldPlace): Path => ('in' in place ? [...pathTo(place.in), place.key] : place)

const interned = new Map<string, string>()

/** A place as one text, the same for all records that have it: what is only there to be reported takes no memory for each. */
export function pathText(place: FieldPlace): string {
  const text = pathTo(place).join('.')
  const found = interned.get(text) ?? text
  interned.set(found, found)
  return found
}

export const pathIn = (text: string): Path => (text ? text.split('.') : [])
