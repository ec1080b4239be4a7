import type { Library, Records } from './library.ts'

/** A record that an editor has published, changed or taken back. */
export interface Edit {
  model: string
  id: string
  event: 'publish' | 'update' | 'unpublish'
}

/** What each record of a state says, by model and id. */
const textsOf = (records: Records) =>
  new Map(
    [...records].flatMap(([model, list]) =>
      list.map(({ id, position, content }) => [`${model} ${id}`, JSON.stringify([position, content])] as const),
    ),
  )

/** What has been edited between two readings of a folder: in what is published, or only in a draft. */
export function editsBetween(before: Library, after: Library): Edit[] {
  const edits = new Map<string, Edit>()
  for (const state of ['withDrafts', 'published'] as const) {
    const [old, now] = [textsOf(before[state]), textsOf(after[state])]
    for (const key of new Set([...old.keys(), ...now.keys()])) {
      if (old.get(key) === now.get(key)) continue
      const [model, id] = key.split(' ') as [string, string]
      const event = state === 'withDrafts' ? 'update' : now.has(key) ? 'publish' : 'unpublish'
      edits.set(key, { model, id, event })
    }
  }
  return [...edits.values()]
}

/** What the CMS sends of an edit. */
export const payloadOf = ({ model, id, event }: Edit) => ({
  environment: 'main',
  is_environment_primary: true,
  webhook_call_id: '1',
  event_triggered_at: new Date().toISOString(),
  entity_type: 'item',
  event_type: event,
  entity: {
    id,
    type: 'item',
    attributes: {},
    relationships: { item_type: { data: { id: `type-${model}`, type: 'item_type' } } },
    meta: { status: event === 'publish' ? 'published' : 'updated' },
  },
  related_entities: [{ id: `type-${model}`, type: 'item_type', attributes: { api_key: model } }],
})
