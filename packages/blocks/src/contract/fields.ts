import type { ActionValue, EmbedValue, ImageValue, VideoValue } from './values.ts'

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

export type Field = TextField | HtmlField | ImageField | VideoField | EmbedField | ActionField | ChoiceField

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
}

/** The TypeScript type of the prop that a field becomes. */
export type ValueOf<F> = F extends { kind: 'text' | 'html' }
  ? string
  : F extends { kind: 'image' }
    ? ImageValue
    : F extends { kind: 'video' }
      ? VideoValue
      : F extends { kind: 'embed' }
        ? EmbedValue
        : F extends { kind: 'action' }
          ? ActionValue
          : F extends { kind: 'choice'; options: readonly (infer S)[] }
            ? S
            : never
