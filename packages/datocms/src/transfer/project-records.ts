import { isLocale, isObject } from '@brand/content'
import type { ManagementClient } from '../management/client.ts'
import { keyField } from '../migration/definition.ts'
import { recordModels, type CmsModel } from '../models/index.ts'

/** A record of the project. */
export interface ProjectRecord {
  id: string
  /** Name in a content folder; `undefined` where nobody has given one. */
  name: string | undefined
  status: 'draft' | 'updated' | 'published'
  /** When it was changed last. */
  updated?: string | undefined
  /** Its fields by api key, with their blocks. */
  values: Readonly<Record<string, unknown>>
}

/** Most records of a page with blocks. */
const perPage = 30

/** The ids of the project's models by their api keys. Throws where one of ours is missing. */
export async function modelIds(client: ManagementClient): Promise<Map<string, string>> {
  const ids = new Map((await client.itemTypes.list()).map(({ id, api_key: apiKey }) => [apiKey, id]))
  const missing = recordModels.find(({ apiKey }) => !ids.has(apiKey))
  if (missing) throw new Error(`the project has no model ${missing.apiKey}: run npm run cms:models first`)
  return ids
}

/** Every record of a model in the editors' order, as it is edited or as it is published. */
export async function listRecords(
  client: ManagementClient,
  { apiKey, singleton, of }: CmsModel,
  version: 'current' | 'published',
): Promise<ProjectRecord[]> {
  const query = {
    filter: { type: apiKey },
    nested: true,
    version,
    order_by: singleton ? '_created_at_ASC' : 'position_ASC',
  } as const
  const records: ProjectRecord[] = []
  for await (const item of client.items.listPagedIterator(query as typeof query & { order_by: never }, { perPage })) {
    const values = item as unknown as Record<string, unknown>
    const { status, updated_at: updated } = item.meta as { status: ProjectRecord['status']; updated_at?: string }
    const key = singleton ? of : values[keyField]
    records.push({ id: item.id, name: typeof key === 'string' && key ? key : undefined, status, updated, values })
  }
  return records
}

/** Keys that the CMS adds to a value that it is given. */
const added = new Set(['__itemTypeId', 'meta', 'poster_time', 'twitter_card', 'no_index'])

/** A value as text, without what the CMS adds, so that values can be compared. */
export function comparable(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (!isObject(part)) return part
    const isBlock = part['type'] === 'item'
    const own = Object.entries(part).filter(
      ([key, each]) => !added.has(key) && !(isBlock && key === 'id') && (each !== null || isLocale(key)),
    )
    return Object.fromEntries(own.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}
