export type Path = readonly PropertyKey[]

/** A place in a record. Few are ever told, so it becomes a path only then. */
export type Place = Path | { in: Place; key: PropertyKey }

export const pathTo = (place: Place): Path => ('in' in place ? [...pathTo(place.in), place.key] : place)
