import { createVar } from '@vanilla-extract/css'
import { actionOnAccent } from '../../theme/surfaces.ts'
import { vars } from '../../theme/vars.css.ts'
import { direction } from '../styles/direction.css.ts'
import { elementGlobal, elementStyle } from '../../theme/layered.ts'
import { round } from '../styles/shape.ts'
import { label as labelType } from '../styles/type.ts'

const face = createVar()
const faceHover = createVar()
const ink = createVar()
const usable = ':not(:disabled, [aria-disabled])'

/** The cut: a label and an arrow cut from one sheet; pointing at it opens the cut, pressing closes it to 2 px. */
export const button = elementStyle({
  display: 'inline-flex',
  alignItems: 'stretch',
  maxInlineSize: '100%',
  minBlockSize: vars.target.button,
  color: ink,
  // Its pieces inherit fill and radius from here, where a class can set them; clipped to the text, the fill leaves the cut open.
  backgroundColor: face,
  backgroundClip: 'text',
  borderRadius: vars.radius.control,
  transition: `background-color ${vars.duration.short}`,
  fontSize: vars.size.s,
  ...labelType,
  lineHeight: 1.2,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '&:is(:disabled, [aria-disabled])': {
      cursor: 'default',
      vars: { [face]: vars.color.sunken, [ink]: vars.color.textMuted },
    },
    [`&${usable}:is(:hover, :focus-visible)`]: { backgroundColor: faceHover },
  },
  '@media': { print: { border: `${vars.border.hair} solid` } },
})

/** The accent's colour, or on a surface that looks like it (`surfaceStyle`) that of another action. */
const seen = (accent: string, i: 0 | 1 | 2) =>
  `color-mix(in srgb, var(--b-${actionOnAccent[i]}, ${accent}) var(--b-like-accent, 0%), ${accent})`

export const variants = {
  primary: elementStyle({
    vars: {
      [face]: seen(vars.color.accent, 0),
      [faceHover]: seen(vars.color.accentHover, 1),
      [ink]: seen(vars.color.onAccent, 2),
    },
  }),
  secondary: elementStyle({
    vars: { [face]: vars.color.secondary, [faceHover]: vars.color.secondaryHover, [ink]: vars.color.onSecondary },
  }),
  inverse: elementStyle({
    vars: { [face]: vars.color.inverse, [faceHover]: vars.color.inverseHover, [ink]: vars.color.onInverse },
  }),
}

elementGlobal(`${button} > span`, {
  backgroundColor: 'inherit',
  '@media': { '(forced-colors: active)': { border: `${vars.border.hair} solid` } },
})

export const label = elementStyle({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  paddingBlock: vars.space[2],
  paddingInline: '1.25rem',
  ...round.start('inherit'),
})

export const arrow = elementStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.target.button,
  vars: { '--b-icon': '1.375rem' },
  // Laid over the label by one pixel, so that no seam shows while the cut is closed.
  marginInlineStart: '-1px',
  ...round.end('inherit'),
  transition: `translate ${vars.duration.medium} ${vars.easing.settle}`,
  selectors: {
    [`${button}${usable}:is(:hover, :focus-visible) > &`]: { translate: `calc(${direction} * ${vars.space[2]})` },
    [`${button}${usable}:active > &`]: { translate: `calc(${direction} * 2px)` },
  },
})
