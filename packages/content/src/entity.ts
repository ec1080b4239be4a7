import { z } from 'zod'
import type { Fact } from './facts.ts'
import type { ImageRecord } from './values.ts'

/**
 * Rules by which search finds a record and shows it.
 * @requirement SRCH-07, OR-22
 */
interface Search<Record> {
  title(record: Record): string
  /** The fields whose words are searched after those of the title. */
  text: readonly string[]
  /** Whether a record is searched. Default: every one is. */
  isSearched?(record: Record): boolean
  /**
   * Place of a record without a page of its own: the English slug of the page that shows it, and the query that selects it there.
   */
  shownAt?(record: Record): { page: string; query: URLSearchParams }
  /**
   * It is a list of the records that name it as their kind, and follows the first of them.
   * @requirement SRCH-19
   */
  isList?: true
  /** The fields that name what belongs to it, such as its files: their kinds are searched with its texts. */
  parts?: readonly string[]
  /** The fields that name records of whose kind it is, such as its typologies: their words for it are its own too. */
  kinds?: readonly string[]
  /** Weight in the ranking, by the chance that a visitor looks for such a record. Default 1. */
  weight?: number
  thumbnail?(record: Record): ImageRecord | undefined
  /**
   * Facts of a product that its result shows.
   * @requirement SRCH-22
   */
  product?(record: Record): { kind?: string | undefined; price?: Fact | undefined }
}

/**
 * A page that shows every record of a kind, which has no page of its own. Search finds that page by their words.
 * @requirement SRCH-13
 */
interface Shown<Record> {
  /** The slug of the page in English. */
  page: string
  /** Default: every record. */
  isShown?(record: Record): boolean
  /** The fields whose words are searched. */
  text: readonly string[]
}

/** One kind of record: what it holds and how it is found. One file in `entities/` for each. */
export interface Entity {
  /** Folder of its records, and the item type of its localized slugs. */
  name: string
  /** Description of the kind for editors, in one sentence. */
  summary: string
  /** The record as a source delivers it, with cards for the records that it names. */
  schema: z.ZodObject
  /** The field that holds its slug; without one a record is found by its id. */
  slug?: string
  /** There is one record only, such as the menus. */
  single?: true
  /** The field that decides whether it is published; without one it always is. */
  status?: string
  /**
   * The field that decides whether it is online. A record that is not counts as a draft.
   * @requirement OR-94
   */
  online?: string
  /**
   * The fields that decide which lists show a record, and where in them: its date, its category. A change of another field
   * concerns only what shows the record itself.
   */
  listedBy?: readonly string[]
  /**
   * The field that locks its file. One that cannot be read counts as locked.
   * @requirement DL-04
   */
  locked?: string
  /** The address of a record below its path prefix, when that is not its slug. */
  address?(record: object): string
  /** Common name of a thing of this kind, such as "pendant lamp". Search takes it as a second title. */
  kind?(record: object): string | undefined
  /**
   * An entity without it is not searched.
   * @requirement SRCH-13
   */
  search?: Search<object>
  shownOn?: readonly Shown<object>[]
}

/** The fields by which the lists of an entity go, its status among them. */
export const listingFields = ({ listedBy = [], status, online }: Entity): readonly string[] =>
  [...listedBy, status, online].filter((field) => field !== undefined)

/** An entity whose record type is known. */
export type EntityOf<Schema extends z.ZodObject> = Omit<Entity, 'schema'> & { schema: Schema }

interface Definition<Schema extends z.ZodObject> extends Entity {
  schema: Schema
  slug?: string & keyof Schema['shape']
  status?: string & keyof Schema['shape']
  online?: string & keyof Schema['shape']
  listedBy?: readonly (string & keyof Schema['shape'])[]
  locked?: string & keyof Schema['shape']
  address?(record: z.infer<Schema>): string
  kind?(record: z.infer<Schema>): string | undefined
  search?: Search<z.infer<Schema>> &
    Record<'text', readonly (string & keyof Schema['shape'])[]> & {
      kinds?: readonly (string & keyof Schema['shape'])[]
      parts?: readonly (string & keyof Schema['shape'])[]
    }
  shownOn?: readonly (Shown<z.infer<Schema>> & Record<'text', readonly (string & keyof Schema['shape'])[]>)[]
}

/** Declares an entity. Returns it unchanged: its use is the type. */
export const defineEntity = <Schema extends z.ZodObject>(entity: Definition<Schema>): EntityOf<Schema> => entity

/**
 * Reachability: `draft` not at all, `private` and `hidden` only by their address and not indexed.
 * @requirement PAGE-04, OR-11
 */
export const statuses = ['published', 'private', 'hidden', 'draft'] as const
export type Status = (typeof statuses)[number]

/** A slug: lower-case words and digits joined by hyphens or underscores, several levels by slashes. */
export const slug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(?:[-_/][a-z0-9]+)*$/, 'must be lower-case words joined by hyphens; levels by slashes')

/**
 * A slug of one level. `reserved` are words with another meaning at that place.
 * @requirement OR-25
 */
export const segment = (...reserved: string[]) =>
  z
    .string()
    .max(100)
    .regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')
    .refine((value) => !reserved.includes(value), `must not be ${reserved.join(', ')}`)
