import type { SurfaceName } from '../theme/surfaces.ts'
import type { ShapeName } from './fields.ts'
import type { shapes } from './shapes.ts'
import type { ActionValue, ColorValue, EmbedValue, ImageValue, Side, VideoValue } from './values.ts'

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
  surface: SurfaceName
  side: Side
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

/** The values of a table of fields, by name. */
export type ValuesOf<F> = {
  [K in keyof F as F[K] extends { required: true } ? K : never]: ValueOf<F[K]>
} & {
  [K in keyof F as F[K] extends { required: true } ? never : K]?: ValueOf<F[K]> | undefined
}

/** Another record as a block gets it: its id, and its language where that is not the language of the page. */
export type ShapeValue<S extends ShapeName> = { id: string; lang?: string | undefined } & ValuesOf<(typeof shapes)[S]>
