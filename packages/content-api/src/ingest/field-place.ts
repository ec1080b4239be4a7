export type Path = readonly PropertyKey[]

/** A place in a record: a path, or a key within another place. Only places that are reported are turned into paths. */
export type FieldPlace = Path | { in: FieldPlace; key: PropertyKey }

export const pathTo = (place: FieldPlace): Path => ('in' in place ? [...pathTo(place.in), place.key] : place)
