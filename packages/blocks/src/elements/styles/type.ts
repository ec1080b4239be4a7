import { vars } from '../../theme/vars.css.ts'

/** Size, line height and tracking of one step of the type scale; text in it that is set smaller takes `--b-tracking` for its own. */
export const step = (name: keyof typeof vars.tracking) => ({
  fontSize: vars.size[name],
  lineHeight: vars.leading[name],
  vars: { '--b-tracking': vars.tracking[name] },
  letterSpacing: 'var(--b-tracking)',
})

/** Width and weight of letters, by what they are for. */
export const typeStyle = (name: keyof typeof vars.type) => ({
  fontStretch: vars.type[name].width,
  fontWeight: vars.type[name].weight,
})

/** Words on controls, and names. */
export const label = typeStyle('label')

/** Underlined 2 px, 4 px under the pointer: every link within text. */
export const underline = {
  textDecorationLine: 'underline',
  textDecorationThickness: vars.border.rule,
  textUnderlineOffset: '0.22em',
  transition: `text-decoration-thickness ${vars.duration.instant}`,
} as const
export const underlineHover = { textDecorationThickness: `calc(2 * ${vars.border.rule})` }
