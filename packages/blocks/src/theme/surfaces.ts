/**
 * Surfaces that every theme has, by meaning. Each is a background, `--b-surface-<role>`, with a readable text colour,
 * `--b-on-surface-<role>`; those of `base` are `--b-surface` and `--b-on-surface`.
 */
export const surfaceRoles = ['base', 'muted', 'strong', 'accent', 'inverse'] as const

export type SurfaceRole = (typeof surfaceRoles)[number]

/** A role, or the name of a surface that the brand's theme adds. A name that the theme does not know falls back to a role. */
export type SurfaceName = SurfaceRole | (string & {})

/** Pattern of a surface's name, which becomes a part of a custom property's name. */
export const surfaceNamePattern = /^[a-z][a-z\d-]*$/

/** A surface of a brand's own: background and text colour, in any CSS notation. */
export interface Surface {
  background: string
  text: string
}

/** Names of the custom properties of a surface and of its text, without `--b-`. */
export const surfaceTokens = (name: string): [background: string, text: string] =>
  name === 'base' ? ['surface', 'on-surface'] : [`surface-${name}`, `on-surface-${name}`]

/** Name of the custom property for the likeness of a surface to the accent, `100%` or `0%`, without `--b-`. */
export const likeAccentToken = (name: string) => `like-accent-${name}`

/** Names of the custom properties that an element on a surface takes, without `--b-`: background, text, likeness to the accent. */
export const fieldTokens = (name: string) => [...surfaceTokens(name), likeAccentToken(name)]

/** Custom properties, of an element itself, in which a theme puts those of a brand's own surface; in the order of `fieldTokens`. */
export const ownSurfaceProperties = ['--b-own-field', '--b-own-on-field', '--b-own-like-accent'] as const

/** Custom properties of the primary action where the accent would not be seen, without `--b-`: background, under the pointer, text. */
export const actionOnAccent = ['action-on-accent', 'action-on-accent-hover', 'on-action-on-accent'] as const
