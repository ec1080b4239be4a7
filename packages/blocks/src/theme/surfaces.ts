/**
 * Surfaces that every theme has, by meaning. Each is a background, `--b-surface-<role>`, with a readable text colour,
 * `--b-on-surface-<role>`; those of `base` are `--b-surface` and `--b-on-surface`.
 */
export const surfaceRoles = ['base', 'muted', 'strong', 'accent', 'inverse'] as const

export type SurfaceRole = (typeof surfaceRoles)[number]

/** A role, or the name of a surface that the brand's theme adds. A name that the theme does not know falls back to a role. */
export type SurfaceName = SurfaceRole | (string & {})

/** What a surface's name may consist of: it becomes a part of a custom property's name. */
export const surfaceNamePattern = /^[a-z][a-z\d-]*$/

/** A surface of a brand's own: background and text colour, `#rrggbb`. */
export interface Surface {
  background: string
  text: string
}

/** Names of the custom properties of a surface and of its text, without `--b-`. */
export const surfaceTokens = (name: string): [background: string, text: string] =>
  name === 'base' ? ['surface', 'on-surface'] : [`surface-${name}`, `on-surface-${name}`]

/**
 * Name of the custom property that says how much the primary action on a surface takes the colours of the inverse one, without
 * `--b-`: `100%` where the surface has the accent's colour, so that the action is seen, `0%` elsewhere.
 */
export const inverseActionToken = (name: string) => `inverse-action-${name}`
