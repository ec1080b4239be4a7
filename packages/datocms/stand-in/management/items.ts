import { isObject } from '@brand/content'
import { newId, Refusal, type Entity, type State, type StoredItem } from './state.ts'

/** When all records were changed. */
const changed = '2026-01-01T00:00:00.000+01:00'

const readTypeId = ({ relationships }: Pick<Entity, 'relationships'>) => relationships!['item_type']!.data!.id

/** Records of the project, as the API takes and answers them. */
export function createItemCalls(state: State) {
  const { items, uploads } = state
  const locales = () => state.site.attributes['locales'] as string[]

  const refuse = (field: Entity, code: string): never => {
    throw new Refusal(422, 'INVALID_FIELD', { field: field.attributes['api_key'], code })
  }

  function checkUpload(field: Entity, value: unknown): void {
    if (isObject(value) && !uploads.has(String(value['upload_id']))) refuse(field, 'VALIDATION_INVALID_REFERENCE')
  }

  /** A block gets an id, and its fields are checked as those of a record. */
  function withId(field: Entity, block: unknown): unknown {
    if (!isObject(block) || block['type'] !== 'item') return refuse(field, 'VALIDATION_INVALID')
    const entity = block as unknown as Entity
    const own = { ...entity, id: entity.id ?? newId(), attributes: checked(readTypeId(entity), entity.attributes) }
    return { ...own, meta: { created_at: changed, updated_at: changed } }
  }

  /** A value of one language, as it is stored. */
  function checkedValue(field: Entity, value: unknown): unknown {
    if (value === null || value === undefined) return null
    switch (field.attributes['field_type']) {
      case 'link':
        return items.has(String(value)) ? value : refuse(field, 'VALIDATION_INVALID_REFERENCE')
      case 'links':
        return (value as string[]).every((id) => items.has(id)) ? value : refuse(field, 'VALIDATION_INVALID_REFERENCE')
      case 'rich_text':
        return (value as unknown[]).map((block) => withId(field, block))
      case 'single_block':
        return withId(field, value)
      case 'file':
        checkUpload(field, value)
        return { alt: null, title: null, custom_data: {}, focal_point: null, ...(value as object) }
      case 'gallery':
        for (const each of value as unknown[]) checkUpload(field, each)
        return (value as object[]).map((each) => ({ alt: null, title: null, custom_data: {}, focal_point: null, ...each }))
      case 'json':
        return typeof value === 'string' ? value : refuse(field, 'VALIDATION_INVALID')
      default:
        return value
    }
  }

  function checked(itemType: string, attributes: Record<string, unknown> = {}): Record<string, unknown> {
    const fields = state.listFields(itemType)
    const { position, ...own } = attributes
    const unknown = Object.keys(own).find((name) => !fields.some(({ attributes }) => attributes['api_key'] === name))
    if (unknown !== undefined) throw new Refusal(422, 'INVALID_ATTRIBUTES', { field: unknown, code: 'VALIDATION_INVALID' })
    const entries = fields.map((field): [string, unknown] => {
      const { api_key: key, localized } = field.attributes as { api_key: string; localized: boolean }
      const value = own[key]
      if (!localized || value === undefined || value === null) return [key, checkedValue(field, value)]
      const byLocale = Object.entries(value as object)
      if (byLocale.some(([locale]) => !locales().includes(locale))) refuse(field, 'VALIDATION_INVALID_LOCALES')
      return [key, Object.fromEntries(byLocale.map(([locale, each]) => [locale, checkedValue(field, each)]))]
    })
    return { ...(position !== undefined && { position }), ...Object.fromEntries(entries) }
  }

  function checkUnique({ current }: StoredItem): void {
    for (const field of state.listFields(readTypeId(current))) {
      const {
        api_key: key,
        validators,
        localized,
      } = field.attributes as { api_key: string; validators: object; localized: boolean }
      const value = current.attributes[key]
      if (localized || !('unique' in validators) || value === null) continue
      const isTaken = ({ current: other }: StoredItem) =>
        other.id !== current.id && readTypeId(other) === readTypeId(current) && other.attributes[key] === value
      if ([...items.values()].some(isTaken)) refuse(field, 'VALIDATION_UNIQUENESS')
    }
  }

  const find = (id: string): StoredItem => {
    const found = items.get(id)
    if (!found) throw new Refusal(404, 'NOT_FOUND')
    return found
  }
  const save = (item: StoredItem): Entity => {
    checkUnique(item)
    items.set(item.current.id, item)
    return item.current
  }

  const calls = {
    list(query: URLSearchParams): Entity[] {
      const type = query.get('filter[type]')
      const isPublished = query.get('version') === 'published'
      const isMeant = ({ current }: StoredItem) =>
        readTypeId(current) === type || state.itemTypes.get(readTypeId(current))!.attributes['api_key'] === type
      const readPosition = ({ attributes }: Entity) => Number(attributes['position'])
      return [...items.values()]
        .filter(isMeant)
        .flatMap(({ current, published }) => (isPublished ? (published ?? []) : current))
        .toSorted((a, b) => readPosition(a) - readPosition(b))
    },
    create({ attributes, relationships, id }: Entity): Entity {
      const itemType = readTypeId({ relationships })
      const position = [...items.values()].filter(({ current }) => readTypeId(current) === itemType).length + 1
      const current = {
        id: id ?? newId(),
        type: 'item',
        attributes: { position, ...checked(itemType, attributes) },
        relationships,
        meta: { status: 'draft', updated_at: changed },
      }
      return save({ current, published: undefined })
    },
    update(id: string, { attributes }: Entity): Entity {
      const { current, published } = find(id)
      const status = published ? 'updated' : 'draft'
      const next = { ...current.attributes, ...attributes }
      return save({
        current: { ...current, attributes: checked(readTypeId(current), next), meta: { status, updated_at: changed } },
        published,
      })
    },
    publish,
  }

  /** The records that a value links to, in blocks too. */
  function linksIn(value: unknown): StoredItem[] {
    if (typeof value === 'string') return [items.get(value)].filter((item) => item !== undefined)
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(linksIn) : []
  }

  function publish(id: string, recursive: boolean): Entity {
    const { current } = find(id)
    for (const field of state.listFields(readTypeId(current))) {
      const { api_key: key, validators } = field.attributes as { api_key: string; validators: object }
      const value = current.attributes[key]
      const isEmpty = value === null || value === '' || (isObject(value) && Object.values(value).every((each) => each === null))
      if ('required' in validators && isEmpty) refuse(field, 'VALIDATION_REQUIRED')
    }
    const published = { ...current, meta: { status: 'published', updated_at: changed } }
    const hidden = linksIn(current.attributes).filter((linked) => !linked.published && linked.current.id !== id)
    if (hidden.length && !recursive) throw new Refusal(422, 'UNPUBLISHED_LINK')
    items.set(id, { current: published, published })
    for (const linked of hidden) publish(linked.current.id, true)
    return published
  }

  return calls
}
