import { coverLink, fittedIn } from '../../elements/styles/cover-link.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { label as labelType, step, underline } from '../../elements/styles/type.ts'
import { direction } from '../../elements/styles/direction.css.ts'
import { vars } from '../../theme/vars.css.ts'

export { coloured, muted, striped } from './colours.css.ts'

/** One large link from edge to edge. */
export const next = blockStyle({
  position: 'relative',
  paddingBlock: 'clamp(2.5rem, 5vw, 5rem)',
})

export const text = blockStyle({ gridColumn: '1 / span 10' })
export const label = blockStyle({ ...labelType, fontSize: vars.size.s, lineHeight: vars.leading.s })
export const title = blockStyle({ ...step(1), marginBlock: vars.space[3] })
export const intro = blockStyle({ ...step('lead'), maxInlineSize: vars.grid.measure })

export const link = blockStyle(coverLink)
fittedIn(link)

export const icon = blockStyle({
  gridColumn: '11 / -1',
  alignSelf: 'end',
  justifySelf: 'end',
  vars: { '--b-icon': vars.size[1] },
  transition: `translate ${vars.duration.medium} ${vars.easing.settle}`,
})
blockGlobal(`${next}:is(:hover, :focus-within) ${icon}`, { translate: `calc(${direction} * ${vars.space[3]})` })
blockGlobal(`${next}:is(:hover, :focus-within) ${link}`, underline)
