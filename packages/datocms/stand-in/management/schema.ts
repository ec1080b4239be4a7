import { newId, Refusal, type Entity, type State } from './state.ts'

/** Validators that the CMS takes for each type of field. A type that must have one begins with it. */
const validators: Record<string, readonly string[]> = {
  boolean: [],
  color: ['required'],
  date: ['required', 'date_range'],
  file: ['required', 'extension', 'file_size', 'image_dimensions', 'required_alt_title'],
  float: ['required', 'number_range'],
  gallery: ['size', 'extension', 'file_size', 'image_dimensions', 'required_alt_title'],
  integer: ['required', 'number_range'],
  json: ['required'],
  lat_lon: ['required'],
  link: ['item_item_type', 'required', 'unique'],
  links: ['items_item_type', 'size'],
  rich_text: ['rich_text_blocks', 'size'],
  seo: ['required_seo_fields', 'title_length', 'description_length'],
  single_block: ['single_block_blocks', 'required'],
  slug: ['required', 'unique', 'length', 'format', 'slug_format', 'slug_title_field'],
  string: ['required', 'unique', 'length', 'format', 'enum'],
  text: ['required', 'length', 'format', 'sanitized_html'],
}
const needed = /_item_type$|_blocks$/

type Attributes = Record<string, unknown>

function checkApiKey(apiKey: unknown, others: readonly Entity[]): void {
  if (typeof apiKey !== 'string' || !/^[a-z](?:[a-z0-9_]*[a-z0-9])?$/.test(apiKey))
    throw new Refusal(422, 'INVALID_FIELD', { field: 'api_key', code: 'VALIDATION_FORMAT' })
  if (others.some(({ attributes }) => attributes['api_key'] === apiKey))
    throw new Refusal(422, 'INVALID_FIELD', { field: 'api_key', code: 'VALIDATION_UNIQUENESS' })
}

/** The models and fields that a validator names must be in the project. */
function checkReferences(state: State, rule: Attributes): void {
  const types = (rule['item_types'] ?? []) as string[]
  const title = rule['title_field_id']
  if (!types.every((id) => state.itemTypes.has(id)) || (title !== undefined && !state.fields.has(String(title))))
    throw new Refusal(422, 'INVALID_FIELD', { field: 'validators', code: 'VALIDATION_INVALID' })
}

function checkField(state: State, { field_type: type, validators: rules, localized }: Attributes, itemType: Entity): void {
  const allowed = validators[String(type)]
  if (!allowed) throw new Refusal(422, 'INVALID_FIELD', { field: 'field_type', code: 'VALIDATION_INCLUSION' })
  const found = Object.entries((rules ?? {}) as Record<string, Attributes>)
  const isMissing = allowed.some((name) => needed.test(name) && !found.some(([each]) => each === name))
  if (isMissing || found.some(([name]) => !allowed.includes(name)))
    throw new Refusal(422, 'INVALID_FIELD', { field: 'validators', code: 'VALIDATION_INVALID' })
  for (const [, rule] of found) checkReferences(state, rule)
  if (localized && itemType.attributes['modular_block'])
    throw new Refusal(422, 'INVALID_FIELD', { field: 'localized', code: 'VALIDATION_INVALID' })
}

/** Models and fields of the project, as the API takes and answers them. */
export function createSchemaCalls(state: State) {
  const { itemTypes, fields, site } = state
  const find = (entities: Map<string, Entity>, id: string) => {
    const found = entities.get(id)
    if (!found) throw new Refusal(404, 'NOT_FOUND')
    return found
  }
  return {
    updateSite({ attributes }: Entity): Entity {
      const locales = attributes['locales'] as string[]
      if (!locales.length) throw new Refusal(422, 'INVALID_FIELD', { field: 'locales', code: 'VALIDATION_REQUIRED' })
      Object.assign(site.attributes, attributes)
      return site
    },
    createItemType({ attributes }: Entity): Entity {
      checkApiKey(attributes['api_key'], [...itemTypes.values()])
      const created = { id: newId(), type: 'item_type', attributes, relationships: { title_field: { data: null } } }
      itemTypes.set(created.id, created)
      return created
    },
    updateItemType(id: string, { attributes = {}, relationships = {} }: Partial<Entity>): Entity {
      const found = find(itemTypes, id)
      Object.assign(found.attributes, attributes)
      Object.assign(found.relationships!, relationships)
      return found
    },
    createField(itemType: string, { attributes }: Entity): Entity {
      checkApiKey(attributes['api_key'], state.listFields(itemType))
      checkField(state, attributes, find(itemTypes, itemType))
      const relationships = { item_type: { data: { id: itemType, type: 'item_type' } } }
      const appearance = { editor: String(attributes['field_type']), parameters: {}, addons: [] }
      const created = { id: newId(), type: 'field', attributes: { appearance, localized: false, ...attributes }, relationships }
      fields.set(created.id, created)
      return created
    },
    updateField(id: string, { attributes }: Entity): Entity {
      const found = find(fields, id)
      const next = { ...found.attributes, ...attributes }
      checkField(state, next, find(itemTypes, found.relationships!['item_type']!.data!.id))
      found.attributes = next
      return found
    },
    listFields(itemType: string): Entity[] {
      find(itemTypes, itemType)
      return state.listFields(itemType)
    },
  }
}
