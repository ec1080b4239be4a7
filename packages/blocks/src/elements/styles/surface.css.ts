import { vars } from '../../theme/vars.css.ts'
import { styleVariants } from '@vanilla-extract/css'
import { elementStyle } from '../../theme/layered.ts'
import { elements } from '../../theme/layers.css.ts'
import { likeAccentToken, ownSurfaceProperties, surfaceRoles, surfaceTokens, type SurfaceRole } from '../../theme/surfaces.ts'

/** The theme's texture, blended with the colour below it. */
export const texture = {
  backgroundImage: vars.texture.image,
  backgroundSize: vars.texture.size,
  backgroundBlendMode: vars.texture.blend,
}

/** A coloured field with the theme's texture; two custom properties, of a role or of a record's own colour, say which. */
export const surfaceClass = elementStyle({
  backgroundColor: 'var(--b-field)',
  ...texture,
  color: 'var(--b-on-field)',
  vars: { [vars.color.focus]: 'var(--b-on-field)' },
})

const fields = ['--b-field', '--b-on-field', '--b-like-accent']

/** The field of each role. A theme gives an element with `data-surface` one of the brand's own in its place. */
const names = Object.fromEntries(surfaceRoles.map((role) => [role, role])) as Record<SurfaceRole, SurfaceRole>
export const roles = styleVariants(names, (role) => ({
  '@layer': {
    [elements]: {
      vars: Object.fromEntries(
        [...surfaceTokens(role), likeAccentToken(role)].map((token, i) => [
          fields[i],
          `var(${ownSurfaceProperties[i]}, var(--b-${token}))`,
        ]),
      ),
    },
  },
}))
