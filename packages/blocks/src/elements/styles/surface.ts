import type { CSSProperties } from 'react'
import { surfaceClass } from './surface.css.ts'
import { likeAccentToken, surfaceNamePattern, surfaceTokens, type SurfaceName, type SurfaceRole } from '../../theme/surfaces.ts'

const tokensOf = (name: string) => [...surfaceTokens(name), likeAccentToken(name)]

/**
 * What a surface gives to an element with the class `surface`: background, colour of the text, colours of the primary action.
 * A name that the theme does not have, or that cannot be one, gives those of `fallback`.
 */
export function surfaceStyle(name: SurfaceName | undefined, fallback: SurfaceRole) {
  const own = name && name !== fallback && surfaceNamePattern.test(name) ? tokensOf(name) : []
  const [field, onField, likeAccent] = tokensOf(fallback).map((other, i) =>
    own[i] ? `var(--b-${own[i]}, var(--b-${other}))` : `var(--b-${other})`,
  )
  return { '--b-field': field, '--b-on-field': onField, '--b-like-accent': likeAccent } as CSSProperties
}

/** Puts an element on a surface: its class and style. Without a `name` on the one of the role. */
export const onSurface = (role: SurfaceRole, className: string, name?: SurfaceName) => ({
  className: `${surfaceClass} ${className}`,
  style: surfaceStyle(name, role),
})
