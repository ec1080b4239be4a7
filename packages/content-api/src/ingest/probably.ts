import { closest, distance } from 'fastest-levenshtein'

/** Fewer letters than this are taken for a slip of the hand. */
const slip = 3

/** Suggests the nearest of some names for an unknown one, as the end of a sentence; `''` where none is near. */
export function probably(name: string, names: readonly string[]): string {
  const likely = names.length ? closest(name, names) : undefined
  return likely !== undefined && distance(name, likely) < slip ? `; did you mean ${likely}?` : ''
}
