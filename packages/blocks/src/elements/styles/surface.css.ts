import { vars } from '../../theme/vars.css.ts'
import { elementStyle } from '../../theme/layered.ts'

/** The theme's texture, blended with the colour below it. */
export const texture = {
  backgroundImage: vars.texture.image,
  backgroundSize: vars.texture.size,
  backgroundBlendMode: vars.texture.blend,
}

/** A coloured field with the theme's texture. The two custom properties of `surfaceStyle` say which. */
export const surfaceClass = elementStyle({
  backgroundColor: 'var(--b-field)',
  ...texture,
  color: 'var(--b-on-field)',
  vars: { [vars.color.focus]: 'var(--b-on-field)' },
})
