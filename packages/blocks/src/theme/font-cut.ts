/** One setting of a variable typeface. */
interface Instance {
  /** In percent. Default: the typeface has no width axis. */
  width?: number
  weight: number
}

/** Settings by which `scripts/fonts.ts` cuts the typeface of a theme to the axes and characters that it uses. */
export interface FontCut {
  /** Name of the files that are written. */
  name: string
  /** The npm package with the whole typeface. */
  package: string
  /** Its WOFF2 files, without ending. */
  files: { latin: string; 'latin-ext': string }
  /** Name under which its licence is published. */
  licence: string
  /** Settings of running text, and of titles: a fallback face is measured for each. */
  text: readonly Instance[]
  title: readonly Instance[]
  /** Narrowest width of a title whose longest word has no room, in percent. Default: that of its settings. */
  narrowest?: number
}
