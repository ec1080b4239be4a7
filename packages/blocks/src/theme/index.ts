/** A brand's theme as plain data, and the stylesheet made from it. Runs in plain Node; no React, no CSS. */
export { createBrandTheme } from './create-brand-theme.ts'
export type { BrandTheme, FontFace, NarrowerLetters, ScreenValues } from './brand-theme.ts'
export { surfaceRoles, type Surface, type SurfaceName, type SurfaceRole } from './surfaces.ts'
