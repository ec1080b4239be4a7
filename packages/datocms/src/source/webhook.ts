import { z } from 'zod'
import { recordsByKey } from '../models/index.ts'
import type { Change } from './changes.ts'

const entity = z.object({
  id: z.string(),
  type: z.string(),
  attributes: z
    .object({ api_key: z.string().optional(), tags: z.array(z.string()).optional() })
    .loose()
    .optional(),
  relationships: z
    .object({ item_type: z.object({ data: z.object({ id: z.string() }) }) })
    .loose()
    .optional(),
})

/** Payload of a webhook of the CMS, without the parts that we do not need. */
const payload = z.object({
  environment: z.string().optional(),
  is_environment_primary: z.boolean().optional(),
  entity_type: z.string(),
  entity: entity.optional(),
  related_entities: z.array(entity).default([]),
})

/** The record that has changed, by the api key of its model, which comes beside it. */
function recordChange({ entity, related_entities: related }: z.infer<typeof payload>): Change {
  const typeId = entity?.relationships?.item_type.data.id
  const model = related.find(({ type, id }) => type === 'item_type' && id === typeId)?.attributes?.api_key
  if (!entity || model === undefined) return { all: true }
  // A record of another site's model.
  return recordsByKey.has(model) ? { records: new Map([[model, new Set([entity.id])]]) } : {}
}

/**
 * Reads the change that a webhook reports: one record, all answers with some cache tags, or anything. `undefined` where it is no
 * webhook; empty where it is of another environment.
 */
export function readChange(body: unknown, environment?: string): Change | undefined {
  const { data } = payload.safeParse(body)
  if (!data) return undefined
  const isOurs = environment === undefined ? data.is_environment_primary !== false : data.environment === environment
  if (!isOurs) return {}
  if (data.entity_type === 'item') return recordChange(data)
  if (data.entity_type === 'cda_cache_tags') return { tags: data.entity?.attributes?.tags ?? [] }
  return { all: true }
}
