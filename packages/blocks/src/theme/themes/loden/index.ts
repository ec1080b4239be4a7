import { fontFaces } from '../../../generated/fonts/archivo.ts'
import type { BrandTheme } from '../../brand-theme.ts'
import { ink, surfaces, white, yellow } from './surfaces.ts'
import { narrower, title, titleFit, type } from './type.ts'

export { surfaces }

/** Brand theme "Loden": white, ink and hairlines, one yellow, felt in thirteen dye lots. */
export const theme = {
  name: 'loden',
  color: {
    surface: white,
    surfaceMuted: '#f1f2ed',
    surfaceStrong: surfaces.lilac.background,
    onSurfaceStrong: ink,
    surfaceInverse: '#16291f',
    sunken: '#e4e6df',
    onSurface: ink,
    textMuted: '#585c54',
    border: '#c8cbc2',
    borderControl: '#7a7e75',
    accent: yellow,
    accentHover: '#f5d400',
    secondaryHover: '#e4e6df',
    inverseHover: '#33362f',
    focus: '#2a45c9',
    error: '#b81d13',
    errorSurface: '#fce9e6',
    success: '#14653c',
    successSurface: '#e3f3ea',
    warning: '#7a4b00',
    warningSurface: '#fff3cc',
    scrim: '#08140e',
    focusOnScrim: yellow,
    backdrop: 'rgb(22 41 31 / 0.82)',
  },
  inverted: {
    surfaceMuted: '#1f3b2d',
    sunken: '#2a4a3a',
    textMuted: '#b4c2b8',
    border: '#3b5747',
    borderControl: '#8fa598',
    accentHover: '#fff27a',
    focus: yellow,
    error: '#ffb3a8',
    errorSurface: '#4a1a17',
    success: '#8fe0b0',
    successSurface: '#16402b',
    warning: '#ffd980',
    warningSurface: '#4a3600',
  },
  surfaces,
  texture: { image: "url('../assets/felt.webp')", size: '280px' },
  fontFaces: fontFaces('Loden'),
  font: {
    body: "'Loden Text', 'Loden Text Fallback', 'Helvetica Neue', Arial, sans-serif",
    title: "'Loden Title', 'Loden Title Fallback', 'Helvetica Neue', Arial, sans-serif",
  },
  type,
  title,
  titleFit,
  narrower,
} satisfies BrandTheme
