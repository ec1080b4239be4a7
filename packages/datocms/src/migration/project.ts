import type { ManagementClient } from '../management/client.ts'
import type { FieldDefinition, ModelDefinition } from './definition.ts'

/** A project as it is, in the form of our definitions, with the ids that it has for them. */
export interface Project {
  locales: readonly string[]
  models: ReadonlyMap<string, ModelDefinition>
  /** Of models by api key, of fields by `model.field`. */
  ids: Map<string, string>
}

/** Validators that name models or fields, and where in them. */
const references: Record<string, 'item_types' | 'title_field_id'> = {
  item_item_type: 'item_types',
  items_item_type: 'item_types',
  rich_text_blocks: 'item_types',
  single_block_blocks: 'item_types',
  slug_title_field: 'title_field_id',
}

/** Validators with each id or api key in them replaced. */
export function withReferences(
  validators: Readonly<Record<string, object>>,
  findName: (reference: string, part: 'item_types' | 'title_field_id') => string,
): Record<string, object> {
  const replaced = Object.entries(validators).map(([name, rule]): [string, object] => {
    const part = references[name]
    if (!part) return [name, rule]
    const found = (rule as Record<string, unknown>)[part]
    if (Array.isArray(found)) return [name, { ...rule, [part]: found.map((each) => findName(String(each), part)).toSorted() }]
    return [name, typeof found === 'string' ? { ...rule, [part]: findName(found, part) } : rule]
  })
  return Object.fromEntries(replaced)
}

type Field = Awaited<ReturnType<ManagementClient['fields']['list']>>[number]

function toFieldDefinition(field: Field, findName: (id: string) => string): FieldDefinition {
  const { editor, parameters } = field.appearance as { editor: string; parameters: Record<string, unknown> }
  return {
    apiKey: field.api_key,
    type: field.field_type,
    label: field.label,
    hint: field.hint ?? null,
    localized: field.localized,
    validators: withReferences(field.validators as Record<string, object>, findName),
    editor,
    parameters,
    default: (field.default_value ?? null) as FieldDefinition['default'],
  }
}

/** Reads models, fields and languages of a project. */
export async function readProject(client: ManagementClient): Promise<Project> {
  const site = await client.site.find()
  const found = await client.itemTypes.list()
  const ids = new Map<string, string>()
  const names = new Map<string, string>()
  const fields = new Map<string, Field[]>()
  for (const { id, api_key: apiKey } of found) {
    ids.set(apiKey, id)
    names.set(id, apiKey)
    const own = await client.fields.list(id)
    fields.set(apiKey, own)
    for (const field of own) {
      ids.set(`${apiKey}.${field.api_key}`, field.id)
      names.set(field.id, field.api_key)
    }
  }
  const findName = (id: string) => names.get(id) ?? id
  const models = found.map((type): [string, ModelDefinition] => {
    const { api_key: apiKey, title_field: title } = type
    const attributes = type as unknown as ModelDefinition['attributes']
    const own = fields.get(apiKey)!.map((field) => toFieldDefinition(field, findName))
    return [apiKey, { apiKey, attributes, title: title ? findName(title.id) : null, fields: own }]
  })
  return { locales: site.locales, models: new Map(models), ids }
}
