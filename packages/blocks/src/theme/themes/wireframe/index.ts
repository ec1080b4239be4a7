import type { BrandTheme } from '../../brand-theme.ts'

/** The brandless theme: greys, the system's font, round corners. A part in another colour does not take it from the theme. */
export const theme = {
  name: 'wireframe',
  color: { surface: '#ffffff', onSurface: '#1c1c1c', accent: '#404040', onAccent: '#ffffff', focus: '#0b5cad' },
  inverted: { focus: '#8cc4ff' },
  font: { body: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', Arial, sans-serif" },
  radius: { control: '6px' },
} satisfies BrandTheme

export const surfaces = {}
