import type { ShapeValue } from './shapes.ts'
import type { ActionValue, ColorValue, EmbedValue, ImageValue, VideoValue } from './values.ts'

/** The shapes in which a block takes other records (`shapes`). */
export type ShapeName =
  'product' | 'model' | 'designer' | 'article' | 'guide' | 'job' | 'office' | 'downloads' | 'pressKit' | 'award' | 'finish'

interface Common {
  /** One sentence for editors, shown in the CMS, the docs table and the manifest. */
  help: string
  /** A record without it is reported and left out. */
  required?: boolean
  /** The field's name in a record, where it is not the convention `cb` + block + field. */
  wire?: string
}

export interface TextField extends Common {
  kind: 'text'
  /** Most characters an editor may enter. */
  max: number
  /** A visible title: the site may add soft hyphens to it. */
  title?: boolean
  /** A name that links within the page lead to, `configurator`: lower-case words joined by hyphens. */
  anchor?: boolean
}
export interface HtmlField extends Common {
  kind: 'html'
  max: number
}
export interface ImageField extends Common {
  kind: 'image'
  /** Width to height, `'5:6'`; without it the picture keeps its own. */
  ratio?: `${number}:${number}`
  /** Widths to offer, in pixels. */
  widths: readonly number[]
  /** A height for each width, where each candidate has a crop of its own (OR-35). */
  heights?: readonly number[]
  /** Widths of the whole picture, where it can be opened. */
  large?: readonly number[]
  /** Other crops for other viewports, first match wins. */
  crops?: readonly { media: string; ratio: `${number}:${number}`; widths: readonly number[] }[]
}
export interface VideoField extends Common {
  kind: 'video'
}
export interface EmbedField extends Common {
  kind: 'embed'
}
export interface ActionField extends Common {
  kind: 'action'
  /** Most characters of the button's text. */
  max: number
}
export interface ChoiceField<O extends string = string> extends Common {
  kind: 'choice'
  options: readonly O[]
  default: O
}
export interface NumberField extends Common {
  kind: 'number'
  min: number
  max: number
}
export interface FlagField extends Common {
  kind: 'flag'
}
export interface ColorField extends Common {
  kind: 'color'
}
export interface LinkField extends Common {
  kind: 'link'
}
export interface DateField extends Common {
  kind: 'date'
}
export interface ReferenceField extends Common {
  kind: 'reference'
  /** What the block gets of the other record. */
  to: ShapeName
}
export interface QueryField extends Common {
  kind: 'query'
  /** What the block gets of each record. */
  of: ShapeName
  /** Most records that the content service finds; all of them, unless said. */
  max?: number
  /** Most records that an editor may name instead; without it none. */
  choose?: number
}
export interface ListField extends Common {
  kind: 'list'
  of: Field
  /** Most entries an editor may make. */
  max: number
}
export interface GroupField extends Common {
  kind: 'group'
  /** Stands in the names of its fields in a record: `key` in `property` of `cb_in_depth_info` is `cbInDepthInfoPropertyKey`. */
  name: string
  fields: Record<string, Field>
}

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
  | LinkField
  | DateField
  | ReferenceField
  | QueryField
  | ListField
  | GroupField

type Options<F extends Field> = Omit<F, 'kind'>

/** The kinds of value a block can ask an editor for. */
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
  /** A button: text, link, target, colour. */
  action: <const O extends Options<ActionField>>(options: O) => ({ kind: 'action', ...options }) as const,
  /** One of a few words; never required, since it has a default. */
  choice: <const S extends string, const O extends Options<ChoiceField<S>>>(options: O & { options: readonly S[] }) =>
    ({ kind: 'choice', ...options }) as const,
  /** A whole number within limits. */
  number: <const O extends Options<NumberField>>(options: O) => ({ kind: 'number', ...options }) as const,
  /** Yes or no; never required, since it is off unless said. */
  flag: <const O extends Options<FlagField>>(options: O) => ({ kind: 'flag', ...options }) as const,
  /** A colour of the editor's own; text on it follows the contrast rule (`textOn`). */
  color: <const O extends Options<ColorField>>(options: O) => ({ kind: 'color', ...options }) as const,
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

interface Plain {
  text: string
  html: string
  image: ImageValue
  video: VideoValue
  embed: EmbedValue
  action: ActionValue
  number: number
  flag: boolean
  color: ColorValue
  link: string
  date: string
}

/** The TypeScript type of the prop that a field becomes. */
export type ValueOf<F> = F extends { kind: 'choice'; options: readonly (infer S)[] }
  ? S
  : F extends { kind: 'list'; of: infer Entry }
    ? readonly ValueOf<Entry>[]
    : F extends { kind: 'group'; fields: infer Fields }
      ? ValuesOf<Fields>
      : F extends { kind: 'reference'; to: infer S extends ShapeName }
        ? ShapeValue<S>
        : F extends { kind: 'query'; of: infer S extends ShapeName }
          ? readonly ShapeValue<S>[]
          : F extends { kind: infer K extends keyof Plain }
            ? Plain[K]
            : never

type Required<F> = { [K in keyof F]: F[K] extends { required: true } ? K : never }[keyof F]

/** The values of a table of fields, by name. */
export type ValuesOf<F> = { [K in Required<F>]: ValueOf<F[K]> } & { [K in Exclude<keyof F, Required<F>>]?: ValueOf<F[K]> }
