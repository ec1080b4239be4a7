/** The types of field of the CMS that the models use. */
export type FieldType =
  | 'boolean'
  | 'color'
  | 'date'
  | 'file'
  | 'float'
  | 'gallery'
  | 'integer'
  | 'json'
  | 'lat_lon'
  | 'link'
  | 'links'
  | 'rich_text'
  | 'seo'
  | 'single_block'
  | 'slug'
  | 'string'
  | 'text'

/** A field of a model: its definition in the CMS, and its name in our records. */
export interface CmsField {
  /** Its name in a record of ours, `is_permanent`. */
  key: string
  /** Its name in the CMS, `is_permanent`. */
  apiKey: string
  /** Its name in queries, `isPermanent`. */
  name: string
  /** Label that editors see beside it. */
  label: string
  /** One sentence for editors. */
  help?: string | undefined
  type: FieldType
  /** It has a value for each language. Fields of a block follow the field that the block is in. */
  localized: boolean
  required: boolean
  /** Value where a record has none. */
  default?: string | boolean | undefined
  /** Most characters of a text, for editors. */
  maxLength?: number | undefined
  /** Of a `text`: it is HTML. */
  html?: true | undefined
  /** Source of a regular expression that a text must match. */
  pattern?: string | undefined
  /** The texts that can be chosen. */
  options?: readonly string[] | undefined
  /** Least and greatest number, or fewest and most entries of a list. */
  min?: number | undefined
  max?: number | undefined
  /** Of links: the api keys of the models; of `rich_text` and `single_block`: those of the blocks. */
  models?: readonly string[] | undefined
  /**
   * Form of an asset in our records: a picture, the address of a file, or an object with these parts. For a colour: the names of
   * its notations.
   */
  holds?: 'picture' | 'address' | readonly string[] | undefined
}

/** A model of the CMS: a kind of record, or a block. */
export interface CmsModel {
  apiKey: string
  /** Name that editors see. */
  title: string
  /** One sentence for editors. */
  help?: string | undefined
  isBlock: boolean
  /** There is one record only. */
  singleton: boolean
  /** Of a kind of record: the name of its entity. Of a block of pages: its type. A part of other records has neither. */
  of?: string | undefined
  fields: readonly CmsField[]
  /** The record has the time of its last change as a field of its own. */
  hasUpdatedAt?: true | undefined
}
