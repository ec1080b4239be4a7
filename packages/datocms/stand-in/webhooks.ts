import type { Assets } from '@brand/content'
import { createWriter } from '../src/transfer/to-cms.ts'
import type { Library, Records, StandInRecord } from './library.ts'

/** A record that an editor has published, changed or taken back. */
export interface Edit {
  record: StandInRecord
  event: 'publish' | 'update' | 'unpublish'
}

/** The records of a state by model and id. */
const byName = (records: Records) =>
  new Map([...records].flatMap(([model, list]) => list.map((record) => [`${model} ${record.id}`, record] as const)))

const stringifyRecord = (record: StandInRecord | undefined) => record && JSON.stringify([record.position, record.content])

/** Lists the edits between two readings of a folder: of published content, or only of a draft. */
export function editsBetween(before: Library, after: Library): Edit[] {
  const edits = new Map<string, Edit>()
  for (const state of ['withDrafts', 'published'] as const) {
    const [old, now] = [byName(before[state]), byName(after[state])]
    for (const key of new Set([...old.keys(), ...now.keys()])) {
      if (stringifyRecord(old.get(key)) === stringifyRecord(now.get(key))) continue
      const event = state === 'withDrafts' ? 'update' : now.has(key) ? 'publish' : 'unpublish'
      edits.set(key, { record: (now.get(key) ?? old.get(key))!, event })
    }
  }
  return [...edits.values()]
}

/** Makes the webhook payload of an edit: the whole record, with its blocks, in all its languages. */
export function createPayload({ record: { model, id, content }, event }: Edit, assets: Assets) {
  const names = {
    modelId: (apiKey: string) => `type-${apiKey}`,
    recordId: (_: readonly string[], name: string) => name,
    pictureId: (name: string) => name,
    fileId: (place: string) => place,
    report: () => {},
    assets,
  }
  const type = names.modelId(model.apiKey)
  return {
    environment: 'main',
    is_environment_primary: true,
    webhook_call_id: '1',
    event_triggered_at: new Date().toISOString(),
    entity_type: 'item',
    event_type: event,
    entity: {
      id,
      type: 'item',
      attributes: createWriter(names).attributes(model, content),
      relationships: { item_type: { data: { id: type, type: 'item_type' } } },
      meta: { status: event === 'publish' ? 'published' : 'updated' },
    },
    related_entities: [{ id: type, type: 'item_type', attributes: { api_key: model.apiKey } }],
  }
}
