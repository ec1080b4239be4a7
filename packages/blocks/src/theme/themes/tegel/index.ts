import { fontFaces } from '../../../generated/fonts/bricolage-grotesque.ts'
import type { BrandTheme } from '../../brand-theme.ts'

const aubergine = '#1a1446'

/** Surfaces of Tegel's own, beside the five roles. */
export const surfaces = {
  aubergine: { background: aubergine, text: '#ffffff' },
  glaze: { background: '#dde3f2', text: aubergine },
  terracotta: { background: '#ff8552', text: aubergine },
} as const

/** Brand theme "Tegel": aubergine and orange, round corners, plain titles. */
export const theme = {
  name: 'tegel',
  color: {
    surface: '#ffffff',
    surfaceMuted: '#eef1f9',
    surfaceStrong: '#dde3f2',
    onSurface: aubergine,
    sunken: '#dde3f2',
    textMuted: '#575280',
    border: '#c9cde3',
    borderControl: '#7c7aa3',
    accent: '#ff8552',
    accentHover: '#ff6e33',
    error: '#a8123a',
    errorSurface: '#fce6ec',
    success: '#0e6047',
    successSurface: '#e0f4ec',
    warning: '#7a4b00',
    warningSurface: '#fff3cc',
    scrim: '#0d0a26',
  },
  surfaces,
  fontFaces: fontFaces('Tegel'),
  font: {
    body: "'Tegel Text', 'Tegel Text Fallback', Arial, sans-serif",
    title: "'Tegel Title', 'Tegel Title Fallback', Arial, sans-serif",
  },
  type: { heading: { weight: '750' }, menu: { weight: '500' }, quote: { weight: '300' }, secondary: { weight: '300' } },
  radius: { control: '14px' },
} satisfies BrandTheme
