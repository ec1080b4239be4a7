/** Writes the stylesheet of a brand of the application's own: dark, serif, rounded. */
import { writeFileSync } from 'node:fs'
import { createBrandTheme } from '@brand/blocks/theme'

writeFileSync(
  'src/quay.css',
  createBrandTheme({
    name: 'quay',
    color: { surface: '#15120f', onSurface: '#f4ece0', accent: '#e0a458' },
    font: { body: "Georgia, 'Liberation Serif', serif" },
    radius: { control: '999px', card: '28px', media: '28px', dialog: '28px' },
    surfaces: { tide: { background: '#0f4c5c' } },
  }),
)
