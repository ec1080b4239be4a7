import { vars } from '../../theme/vars.css.ts'
import { elementGlobal, elementStyle } from '../../theme/layered.ts'
import { label, step } from '../styles/type.ts'

export const accordion = elementStyle({ borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}` })

/** The open one is a field in the accent's colour. */
export const item = elementStyle({
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.border}`,
  selectors: {
    '&[data-state="open"]': {
      borderColor: 'transparent',
      borderRadius: vars.radius.card,
      background: vars.color.surfaceAccent,
      color: vars.color.onSurfaceAccent,
      vars: { [vars.color.focus]: vars.color.onSurfaceAccent },
    },
  },
})
export const bleed = elementStyle({
  marginInline: `calc(-1 * ${vars.grid.margin})`,
  paddingInline: vars.grid.margin,
  vars: { [vars.radius.card]: '0px' },
})

export const heading = elementStyle({ ...step(3), ...label, fontFamily: vars.font.title })

export const trigger = elementStyle({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[4],
  inlineSize: '100%',
  paddingBlock: '1.15rem',
  fontFamily: 'inherit',
  outlineOffset: `calc(-1 * ${vars.border.focus})`,
  transition: `padding ${vars.duration.medium} ${vars.easing.settle}`,
  selectors: {
    [`${item}:not(${bleed})[data-state="open"] &`]: { paddingInline: vars.space[4] },
    '&:is(:hover, :focus-visible)': { paddingInlineStart: vars.space[3] },
    [`${item}:not(${bleed})[data-state="open"] &:is(:hover, :focus-visible)`]: { paddingInlineStart: vars.space[4] },
  },
  '@media': { '(scripting: none)': { cursor: 'auto' } },
})

export const plus = elementStyle({
  flex: 'none',
  vars: { '--b-icon': vars.space[6] },
  transition: `rotate ${vars.duration.medium} ${vars.easing.settle}`,
  selectors: { '[data-state="open"] > &': { rotate: '45deg' } },
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
})

export const panel = elementStyle({})
// Before hydration; from then on the panels are hidden by their attribute, and found.
elementGlobal(`${panel}[data-state="closed"]:not([hidden])`, {
  '@media': { 'screen and (scripting: enabled)': { display: 'none' } },
})
elementGlobal(`${panel}[hidden]`, { '@media': { print: { contentVisibility: 'visible !important' as 'visible' } } })

export const content = elementStyle({
  maxInlineSize: '46rem',
  paddingBlockEnd: vars.space[6],
  fontSize: vars.size.lead,
  lineHeight: 1.42,
  selectors: { [`${item}:not(${bleed})[data-state="open"] &`]: { paddingInline: vars.space[4] } },
})
