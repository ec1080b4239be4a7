/** The surfaces that every theme has, each with its readable text colour. */
export const surfaceRoles = ['base', 'muted', 'strong', 'accent', 'inverse'] as const
export type SurfaceRole = (typeof surfaceRoles)[number]

/** The coloured field behind content: a role of the theme, or a name of the brand's own. */
export type SurfaceName = SurfaceRole | (string & {})
