import { vars } from '../../theme/vars.css.ts'
import { elementStyle } from '../../theme/layered.ts'
import { fieldTokens, ownSurfaceProperties, surfaceRoles, type SurfaceRole } from '../../theme/surfaces.ts'

/** The theme's texture, blended with the colour below it. */
export const texture = {
  backgroundImage: vars.texture.image,
  backgroundSize: vars.texture.size,
  backgroundBlendMode: vars.texture.blend,
}

/** A coloured field with the theme's texture; two custom properties, of a role or of a record's own colour, set the colours. */
export const surfaceClass = elementStyle({
  backgroundColor: 'var(--b-field)',
  ...texture,
  color: 'var(--b-on-field)',
  vars: { [vars.color.focus]: 'var(--b-on-field)' },
})

const properties = ['--b-field', '--b-on-field', '--b-like-accent']

/** The field of a role. A theme gives an element with `data-surface` a surface of the brand's own in its place. */
const roleStyle = (role: SurfaceRole) =>
  elementStyle({
    vars: Object.fromEntries(
      fieldTokens(role).map((token, i) => [properties[i], `var(${ownSurfaceProperties[i]}, var(--b-${token}))`]),
    ),
  })
export const roles = Object.fromEntries(surfaceRoles.map((role) => [role, roleStyle(role)])) as Record<SurfaceRole, string>
