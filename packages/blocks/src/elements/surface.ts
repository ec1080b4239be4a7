import type { CSSProperties } from 'react'
import { surfaceNamePattern, surfaceTokens, type SurfaceName, type SurfaceRole } from '../theme/surfaces.ts'

/**
 * The two colours of a surface, for an element with the class `surface`. A name that the theme does not know, or that is none,
 * gives those of `fallback`.
 */
export function surfaceStyle(name: SurfaceName | undefined, fallback: SurfaceRole) {
  const [background, text] = surfaceTokens(fallback).map((token) => `var(--b-${token})`)
  const own = name && name !== fallback && surfaceNamePattern.test(name) ? surfaceTokens(name) : undefined
  return {
    '--b-field': own ? `var(--b-${own[0]}, ${background})` : background,
    '--b-on-field': own ? `var(--b-${own[1]}, ${text})` : text,
  } as CSSProperties
}
