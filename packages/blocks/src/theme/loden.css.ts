import { globalFontFace } from '@vanilla-extract/css'
import { archivo } from '../generated/archivo.ts'
import { createBrandTheme } from './create-brand-theme.ts'
import { loden } from './loden.ts'

/**
 * Text swaps, so that it can be read at once; titles do not (`optional`), since a late change of a large title is worse than Arial.
 * Both families share the files, and page heads preload the first. Fallback faces keep lines as long and as high as Archivo's.
 */
const families = {
  Text: { fontDisplay: 'swap', fallback: archivo.fallback.text },
  Title: { fontDisplay: 'optional', fallback: archivo.fallback.title },
} as const

for (const [name, { fontDisplay, fallback }] of Object.entries(families)) {
  globalFontFace(
    `Loden ${name}`,
    archivo.files.map(({ file, unicodeRange }) => ({
      src: `url('../generated/fonts/${file}') format('woff2')`,
      ...archivo.axes,
      unicodeRange,
      fontDisplay,
    })),
  )
  globalFontFace(`Loden ${name} Fallback`, [...fallback])
}

createBrandTheme('loden', loden)
