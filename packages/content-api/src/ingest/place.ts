export type Path = readonly PropertyKey[]

/** A place in a record: a path, or a key within another place. Only places that are reported are turned into paths. */
export type Place = Path | { in: Place; key: PropertyKey }

export const pathTo = (place: Place): Path => ('in' in place ? [...pathTo(place.in), place.key] : place)
