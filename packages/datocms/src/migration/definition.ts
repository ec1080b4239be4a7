import type { CmsField, CmsModel } from '../models/index.ts'

/** A field as it is sent to the CMS. Models, blocks and fields that it names are named by their api keys. */
export interface FieldDefinition {
  apiKey: string
  type: string
  label: string
  hint: string | null
  localized: boolean
  validators: Readonly<Record<string, object>>
  editor: string
  parameters: Readonly<Record<string, unknown>>
  default: string | boolean | null
}

/** A model or block as it is sent to the CMS. */
export interface ModelDefinition {
  apiKey: string
  attributes: Readonly<Record<string, string | boolean | null>>
  /** The field that its records are called by in lists. */
  title: string | null
  fields: readonly FieldDefinition[]
}

/** The api key of the field that a record of a content folder is found by. */
export const keyField = 'record_key'

const toolbar = ['format', 'bold', 'italic', 'unordered_list', 'ordered_list', 'quote', 'link', 'show_source', 'undo', 'redo']

function range({ min, max }: CmsField): { min?: number; max?: number } | undefined {
  if (min === undefined && max === undefined) return undefined
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

/** The number of entries of a list; one that is required has at least one. */
function createSizeValidator(field: CmsField): Record<string, object> {
  const size = range({ ...field, min: field.min ?? (field.required ? 1 : undefined) })
  return size ? { size } : {}
}

const lists = new Set(['gallery', 'links', 'rich_text'])
/** A yes or no is always one of the two, and SEO has a rule for each of its parts. */
const neverRequired = new Set(['boolean', 'seo', ...lists])

function createValidators(field: CmsField, title: string | null): Record<string, object> {
  const { type, models = [], options, pattern, maxLength, html, holds } = field
  const item_types = models.toSorted()
  const image = holds === 'picture' && { extension: { predefined_list: 'image' } }
  return {
    ...(field.required && !neverRequired.has(type) && { required: {} }),
    ...(lists.has(type) && createSizeValidator(field)),
    ...(type === 'link' && { item_item_type: { item_types } }),
    ...(type === 'links' && { items_item_type: { item_types } }),
    ...(type === 'rich_text' && { rich_text_blocks: { item_types } }),
    ...(type === 'single_block' && { single_block_blocks: { item_types } }),
    ...(type === 'slug' && { unique: {}, ...(title !== null && { slug_title_field: { title_field_id: title } }) }),
    ...(pattern !== undefined && { format: { custom_pattern: pattern } }),
    ...(options && { enum: { values: options } }),
    // The CMS would count the tags too.
    ...(maxLength !== undefined && !html && { length: { max: maxLength } }),
    ...((type === 'integer' || type === 'float') && range(field) && { number_range: range(field) }),
    ...image,
  }
}

function chooseEditor({ type, html, options, models = [] }: CmsField): Pick<FieldDefinition, 'editor' | 'parameters'> {
  const collapsed = { start_collapsed: true }
  switch (type) {
    case 'string':
      return options
        ? { editor: 'string_select', parameters: { options: options.map((value) => ({ value, label: value })) } }
        : { editor: 'single_line', parameters: { heading: false } }
    case 'text':
      return html ? { editor: 'wysiwyg', parameters: { toolbar } } : { editor: 'textarea', parameters: {} }
    case 'color':
      return { editor: 'color_picker', parameters: { enable_alpha: false, preset_colors: [] } }
    case 'date':
      return { editor: 'date_picker', parameters: {} }
    case 'lat_lon':
      return { editor: 'map', parameters: {} }
    case 'link':
    case 'links':
      return { editor: `${type}_select`, parameters: {} }
    case 'rich_text':
      return { editor: 'rich_text', parameters: models.length > 1 ? collapsed : { start_collapsed: false } }
    case 'single_block':
      return { editor: 'framed_single_block', parameters: collapsed }
    case 'seo':
      return { editor: 'seo', parameters: { fields: ['title', 'description', 'image'], previews: ['google'] } }
    default:
      return { editor: type, parameters: {} }
  }
}

/** One sentence for editors, with the limit that no rule of the CMS holds. */
function formatHint({ help, html, maxLength }: CmsField): string | null {
  const limit = html && maxLength !== undefined ? `At most ${maxLength} characters.` : undefined
  return [help, limit].filter(Boolean).join(' ') || null
}

function fieldDefinition(field: CmsField, title: string | null): FieldDefinition {
  return {
    apiKey: field.apiKey,
    type: field.type,
    label: field.label,
    hint: formatHint(field),
    localized: field.localized,
    validators: createValidators(field, title === field.apiKey ? null : title),
    ...chooseEditor(field),
    default: field.default ?? null,
  }
}

const key: FieldDefinition = {
  apiKey: keyField,
  type: 'string',
  label: 'Key',
  hint: 'Name of the record in a content folder. The site does not show it. A new record needs none.',
  localized: false,
  validators: { unique: {}, format: { custom_pattern: '^[a-z0-9][a-z0-9-]*$' } },
  editor: 'single_line',
  parameters: { heading: false },
  default: null,
}

/** The field that names a record for editors: its first line of text, else its slug. */
function findTitleField({ fields }: CmsModel): string | null {
  const name = fields.find(({ type, options, pattern }) => type === 'string' && !options && pattern === undefined)
  return (name ?? fields.find(({ type }) => type === 'slug'))?.apiKey ?? null
}

/** Makes the definition of one of our models for the CMS. */
export function modelDefinition(model: CmsModel): ModelDefinition {
  const { apiKey, isBlock, singleton } = model
  const title = isBlock ? null : findTitleField(model)
  const fields = model.fields.map((field) => fieldDefinition(field, title))
  return {
    apiKey,
    attributes: {
      name: model.title,
      modular_block: isBlock,
      singleton,
      sortable: !isBlock && !singleton,
      draft_mode_active: !isBlock,
      // So that a record can be made before those that it links to.
      draft_saving_active: !isBlock,
      all_locales_required: false,
      hint: model.help ?? null,
    },
    title,
    fields: isBlock || singleton ? fields : [...fields, key],
  }
}
