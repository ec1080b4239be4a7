import { randomUUID } from 'node:crypto'

/** An entity of JSON:API. */
export interface Entity {
  id: string
  type: string
  attributes: Record<string, unknown>
  relationships?: Record<string, { data: Reference | null }>
  meta?: Record<string, unknown>
}
interface Reference {
  id: string
  type: string
}

/** A record, and what of it is published. */
export interface StoredItem {
  current: Entity
  published: Entity | undefined
}

/** Error of a refused request, in the form of the API. */
export class Refusal extends Error {
  readonly status: number
  readonly errors: readonly object[]
  constructor(status: number, code: string, details: Record<string, unknown> = {}) {
    super(code)
    this.status = status
    this.errors = [{ id: randomUUID(), type: 'api_error', attributes: { code, doc_url: '', details } }]
  }
}

/** Ids as the CMS makes them. */
export const newId = () => Buffer.from(randomUUID().replaceAll('-', ''), 'hex').toString('base64url')

/** A project in memory: new, with English only and without a model. */
export function createState() {
  const site: Entity = { id: newId(), type: 'site', attributes: { name: 'Stand-in', locales: ['en'] } }
  const itemTypes = new Map<string, Entity>()
  const fields = new Map<string, Entity>()
  const items = new Map<string, StoredItem>()
  const uploads = new Map<string, Entity>()
  /** Files that have been sent to the addresses of upload requests. */
  const files = new Map<string, Buffer>()
  const jobs = new Map<string, { status: number; payload: unknown }>()

  return {
    site,
    itemTypes,
    fields,
    items,
    uploads,
    files,
    jobs,
    listFields: (itemType: string) =>
      [...fields.values()].filter(({ relationships }) => relationships?.['item_type']?.data?.id === itemType),
  }
}

export type State = ReturnType<typeof createState>
