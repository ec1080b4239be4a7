import type { SurfaceName } from '../theme/surfaces.ts'
import type { Side } from './values.ts'

/** The shapes in which a block takes other records (`shapes`). */
export type ShapeName =
  | 'product'
  | 'model'
  | 'designer'
  | 'article'
  | 'guide'
  | 'job'
  | 'office'
  | 'downloads'
  | 'pressKit'
  | 'award'
  | 'finish'
  | 'absorber'

interface Common {
  /** One sentence for editors: in the CMS, the docs table, the manifest, and as the JSDoc of the prop. */
  help: string
  /** A record without it is reported and left out. Default `false`. */
  required?: boolean | undefined
  /** The field's name in a record, where it is not the convention `cb` + block + field. */
  wire?: string | undefined
}

interface TextValue extends Common {
  kind: 'text'
  /** A visible title: may have soft hyphens, where its long words are joined. Default `false`. */
  title?: boolean | undefined
  /** A name that links within the page lead to, `configurator`: lower-case words joined by hyphens. Default `false`. */
  anchor?: boolean | undefined
}
export interface TextField extends TextValue {
  /** Most characters an editor may enter. */
  max: number
}
interface HtmlField extends Common {
  kind: 'html'
  /** Most characters an editor may enter, tags included. */
  max: number
}
export interface ImageField extends Common {
  kind: 'image'
  /** Width to height, `'5:6'`. Default: the picture keeps its own. */
  ratio?: `${number}:${number}` | undefined
  /** Widths to offer, in pixels. */
  widths: readonly number[]
  /** The widths are for plain and for dense screens (`1x`, `2x`), whatever the layout. Default `false`. */
  densities?: boolean | undefined
  /**
   * A height for each width, where each candidate has a crop of its own.
   * @requirement OR-35
   */
  heights?: readonly number[] | undefined
  /** Widths of the whole picture, where it can be opened. */
  large?: readonly number[] | undefined
  /** Other crops for other viewports, first match wins. */
  crops?: readonly { media: string; ratio: `${number}:${number}`; widths: readonly number[] }[] | undefined
}
interface VideoField extends Common {
  kind: 'video'
}
interface EmbedField extends Common {
  kind: 'embed'
}
interface ActionField extends Common {
  kind: 'action'
  /** Most characters of the button's label. */
  max: number
}
interface ChoiceField<O extends string = string> extends Common {
  kind: 'choice'
  options: readonly O[]
  default: O
}
interface NumberValue extends Common {
  kind: 'number'
}
interface NumberField extends NumberValue {
  min: number
  max: number
}
interface FlagField extends Common {
  kind: 'flag'
}
interface ColorField extends Common {
  kind: 'color'
}
interface SurfaceField extends Common {
  kind: 'surface'
  /** Surface for a record that names none. In the library it is a role of the theme, which every brand has. */
  default: SurfaceName
}
interface SideField extends Common {
  kind: 'side'
  default: Side
}
interface LinkField extends Common {
  kind: 'link'
}
interface DateField extends Common {
  kind: 'date'
}
interface ReferenceField extends Common {
  kind: 'reference'
  /** Shape in which the block gets the other record. */
  to: ShapeName
}
export interface QueryField extends Common {
  kind: 'query'
  /** Shape in which the block gets each record. */
  of: ShapeName
  /** Most records that the content service finds. Default: all of them. */
  max?: number | undefined
  /** Most records that an editor may name instead. Default: none. */
  choose?: number | undefined
}
interface ListValue<Entry> extends Common {
  kind: 'list'
  of: Entry
}
interface ListField extends ListValue<Field> {
  /** Most entries an editor may make. */
  max: number
}
interface GroupValue<Part> extends Common {
  kind: 'group'
  fields: Record<string, Part>
}
export interface GroupField extends GroupValue<Field> {
  /** Stands in the names of its fields in a record: `key` in `property` of `cb_in_depth_info` is `cbInDepthInfoPropertyKey`. */
  name: string
}

/** A field of a block: an editor fills it in, within its limits. */
export type Field =
  | TextField
  | HtmlField
  | ImageField
  | VideoField
  | EmbedField
  | ActionField
  | ChoiceField
  | NumberField
  | FlagField
  | ColorField
  | SurfaceField
  | SideField
  | LinkField
  | DateField
  | ReferenceField
  | QueryField
  | ListField
  | GroupField

/** A field of a shape: taken from another record, whose own schema has the limits. */
export type ShapeField =
  | TextValue
  | ImageField
  | ChoiceField
  | NumberValue
  | FlagField
  | ColorField
  | LinkField
  | DateField
  | ListValue<ShapeField>
  | GroupValue<ShapeField>

/** A field of either. */
export type AnyField = Field | ShapeField

/** The kinds of field. */
export type Kind = Field['kind']

type Options<F extends Field> = Omit<F, 'kind'>

/** The kinds of value that an editor can enter. */
export const field = {
  /** One line of plain text. */
  text: <const O extends Options<TextField>>(options: O) => ({ kind: 'text', ...options }) as const,
  /** Rich text; reaches the block as sanitised HTML. */
  html: <const O extends Options<HtmlField>>(options: O) => ({ kind: 'html', ...options }) as const,
  /** A picture with its alternative text. */
  image: <const O extends Options<ImageField>>(options: O) => ({ kind: 'image', ...options }) as const,
  /** A silent background film. */
  video: <const O extends Options<VideoField>>(options: O) => ({ kind: 'video', ...options }) as const,
  /** A film for a player. */
  embed: <const O extends Options<EmbedField>>(options: O) => ({ kind: 'embed', ...options }) as const,
  /** A button: label, address, whether it opens a new tab, variant. */
  action: <const O extends Options<ActionField>>(options: O) => ({ kind: 'action', ...options }) as const,
  /** One of a few words; never required, since it has a default. */
  choice: <const S extends string, const O extends Options<ChoiceField<S>>>(options: O & { options: readonly S[] }) =>
    ({ kind: 'choice', ...options }) as const,
  /** A whole number within limits. */
  number: <const O extends Options<NumberField>>(options: O) => ({ kind: 'number', ...options }) as const,
  /** Yes or no; never required, since the default is off. */
  flag: <const O extends Options<FlagField>>(options: O) => ({ kind: 'flag', ...options }) as const,
  /** A colour of the editor's own; text on it follows the contrast rule (`textOn`). */
  color: <const O extends Options<ColorField>>(options: O) => ({ kind: 'color', ...options }) as const,
  /** The coloured field behind content: a role of the theme, or a name of the brand's own. Never required: it has a default. */
  surface: <const O extends Options<SurfaceField>>(options: O) => ({ kind: 'surface', ...options }) as const,
  /** The side of the block that a picture stands on; never required, since it has a default. */
  side: <const O extends Options<SideField>>(options: O) => ({ kind: 'side', ...options }) as const,
  /** An address to follow, already built. */
  link: <const O extends Options<LinkField>>(options: O) => ({ kind: 'link', ...options }) as const,
  /** A day, `2026-11-20`, or a moment. */
  date: <const O extends Options<DateField>>(options: O) => ({ kind: 'date', ...options }) as const,
  /** Another record, which an editor names; several as a list of references. */
  reference: <const O extends Options<ReferenceField>>(options: O) => ({ kind: 'reference', ...options }) as const,
  /** Other records, which the content service finds: all vacancies, the newest articles. Never required: there may be none. */
  query: <const O extends Options<QueryField>>(options: O) => ({ kind: 'query', ...options }) as const,
  /** Several values of one kind, in order. */
  list: <const O extends Options<ListField>>(options: O) => ({ kind: 'list', ...options }) as const,
  /** Fields that belong together, mostly as the entries of a list. */
  group: <const O extends Options<GroupField>>(options: O) => ({ kind: 'group', ...options }) as const,
}
