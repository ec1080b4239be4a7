import { coverLink } from '../../elements/styles/cover-link.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { label, step, underline } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** The row reaches the edges of the page. */
export const block = blockStyle({ vars: { '--b-edge': vars.grid.margin } })

export const title = blockStyle(step(2))

/** Four across, two on phones; what is left of the last line stays silent. */
export const grid = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[6]} ${vars.grid.gutter}`,
  paddingBlockStart: vars.space[5],
  '@media': { [from.m]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})
export const card = blockStyle({ position: 'relative' })

/** A square, also where there is no portrait. */
export const media = blockStyle({ aspectRatio: '1', backgroundColor: vars.color.sunken, borderRadius: vars.radius.media })

export const name = blockStyle({ ...step(4), ...label, marginBlockStart: vars.space[3], overflowWrap: 'anywhere' })

export const link = blockStyle({
  ...coverLink,
  selectors: {
    ...coverLink.selectors,
    // Around the portrait, not on it.
    '&:focus-visible::after': {
      outline: `${vars.border.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.border.focus,
      borderRadius: vars.radius.media,
    },
  },
})
blockGlobal(`${link}:is(:hover, :focus-visible)`, underline)
