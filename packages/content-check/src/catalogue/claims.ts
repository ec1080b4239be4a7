import type { Problem } from '@brand/content-api'
import { pairsIn } from './pairs.ts'
import { textsIn, type Written } from './texts.ts'

/** A sentence about all products of a kind, and what a record must have for it to be true. */
export interface Claim {
  /** Record that contains it: `faq/fire`. */
  place: string
  /** Words of it in English, by which it is found. */
  says: string
  /** Records that it is about: all of a type, or those with a value beside a label in English. */
  of: { type: string; label?: string; value?: string }
  /** Requirement for each of them: the field names an id with this ending. */
  has: { field: string; ending: string }
}

const namesIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])
const isOnline = ({ value }: Written) => !Object.entries(value).some(([key, part]) => key.endsWith('Online') && part === false)

/** Whether a claim is about a record. */
function isMeant(record: Written, { type, label, value }: Claim['of']): boolean {
  if (!record.place.startsWith(`${type}/`) || !isOnline(record)) return false
  return !label || pairsIn(record.value).some((pair) => pair.label === label && JSON.stringify(pair.value).includes(value ?? ''))
}

/**
 * Claims of the kind "every product has …" that a record does not keep, and claims that nobody makes any more.
 * @requirement FACT-09
 */
export const claimProblems = (records: readonly Written[], claims: readonly Claim[] = []): Problem[] =>
  claims.flatMap(({ place, says, of, has }) => {
    const speaker = records.find((record) => record.place === place)
    const isSaid = speaker && textsIn(speaker.value).some(({ text }) => text.includes(says))
    if (!isSaid) return [{ file: 'checks/claims.json', path: place, message: `is unused: ${says}` }]
    return records
      .filter((record) => isMeant(record, of))
      .filter(({ value }) => !namesIn(value[has.field]).some((id) => id.endsWith(has.ending)))
      .map(({ file }) => ({ file, path: has.field, message: `has no "${has.ending}", contrary to ${place}: ${says}` }))
  })
