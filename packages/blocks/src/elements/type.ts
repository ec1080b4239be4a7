import { vars } from '../theme/vars.css.ts'

/** Size, line height and tracking of one step of the type scale. */
export const step = (name: keyof typeof vars.tracking) => ({
  fontSize: vars.size[name],
  lineHeight: vars.leading[name],
  letterSpacing: vars.tracking[name],
})

/** One volume of type: letters' width and weight together. */
export const volume = (name: keyof typeof vars.volume) => ({
  fontStretch: vars.volume[name].width,
  fontWeight: vars.volume[name].weight,
})

/** Words on controls and names: the width of running text, the weight of a heading. */
export const label = { fontStretch: vars.volume.plain.width, fontWeight: vars.volume.clear.weight }

/** Underlined 2 px, 4 px under the pointer: every link within text. */
export const underline = {
  textDecorationLine: 'underline',
  textDecorationThickness: vars.border.rule,
  textUnderlineOffset: '0.22em',
  transition: `text-decoration-thickness ${vars.duration.instant}`,
} as const
export const underlineHover = { textDecorationThickness: `calc(2 * ${vars.border.rule})` }
