import wordmark from './assets/wordmark.svg?raw'
import icon from './assets/icon.svg?url'
import { brand } from './brand.ts'

/** What makes the site a brand's own. Another brand changes this file, brand.ts, the two drawings, the theme's stylesheet and the content. */
export const site = {
  brand: brand.name,
  theme: brand.theme,
  themeColor: brand.themeColor,
  previewImage: brand.previewImage,
  /** Inline SVG in `currentColor`: it stands on white, on pictures and, large, in the footer. */
  wordmark,
  /** A square, edge to edge; every other icon is drawn from it at build (site/icons.ts). */
  icon,
} as const
