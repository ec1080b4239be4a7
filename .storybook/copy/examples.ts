import type { Contract } from '../../packages/blocks/src/contract/contract.ts'
import type { Fixture } from '../../packages/blocks/src/contract/fixtures.ts'
import { toRecord } from './record.ts'

/** A block in the body of a record. */
export type BlockRecord = { type: string; anchor?: string } & Record<string, unknown>

/** The records whose blocks new ones begin with, the better examples first; together they have all types. */
export const exampleFiles = [
  'page/home',
  'page/about',
  'page/sustainability',
  'page/visit-us',
  'page/careers',
  'page/designers',
  'page/downloads',
  'page/awards',
  'page/contact',
  'page/catalog',
  'page/noise-reduction',
  'page/roll-calculator',
  'page/apply-now',
  'acousticGuide/echo',
  'article/what-fins-do',
  'page/blocks',
]

/**
 * A block as a record: the first of its type in records of the demo content, whose pictures and links are those of the site. A type
 * that the demo content does not have yet begins with its own example.
 */
export function exampleIn(records: readonly unknown[], contract: Contract, fixture: Fixture<object>): BlockRecord {
  const lists = records.flatMap((record) => Object.values(record as Record<string, unknown>).filter(Array.isArray))
  const found = (lists.flat() as BlockRecord[]).find(({ type }) => type === contract.type)
  return found ?? (toRecord(contract, fixture) as BlockRecord)
}
