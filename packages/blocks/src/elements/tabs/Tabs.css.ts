import { vars } from '../../theme/vars.css.ts'
import { elementGlobal, elementStyle } from '../layered.ts'
import { label, step } from '../type.ts'

export const tabs = elementStyle({})

export const list = elementStyle({
  display: 'flex',
  gap: 'clamp(1.25rem, 3vw, 2.5rem)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `${vars.border.rule} solid ${vars.color.borderStrong}`,
})

/** The accent stands on the rule under the tab that is shown; made of a border, so that it is there in forced colours too. */
export const tab = elementStyle({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.target.field,
  color: vars.color.textMuted,
  ...label,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  outlineOffset: `calc(-1 * ${vars.border.focus})`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      borderBlockStart: `${vars.space[2]} solid ${vars.color.accent}`,
      transform: 'scaleY(0)',
      transformOrigin: 'bottom',
      transition: `transform ${vars.duration.medium} ${vars.easing.settle}`,
    },
    '&:is(:hover, :focus-visible)': { color: vars.color.onSurface },
    '&:is(:hover, :focus-visible)::before': { transform: 'scaleY(0.5)' },
    '&[aria-selected="true"]': { color: vars.color.onSurface },
    '&[aria-selected="true"]::before': { transform: 'none' },
  },
})

export const count = elementStyle({
  marginInlineStart: '0.35rem',
  fontSize: vars.size.xs,
  fontWeight: vars.type.body.weight,
  fontVariantNumeric: 'tabular-nums',
  verticalAlign: '0.35em',
})

export const panel = elementStyle({ paddingBlockStart: vars.space[5] })

/** Names a panel where all of them are shown. */
export const heading = elementStyle({
  ...step(3),
  marginBlockEnd: vars.space[4],
  '@media': { '(scripting: enabled)': { display: 'none' }, print: { display: 'block !important' as 'block' } },
})

const hidden = { '@media': { 'screen and (scripting: enabled)': { display: 'none' } } }
elementGlobal(`${panel}[data-state="inactive"]`, hidden)
// Until hydration the hash of the address chooses the panel.
elementGlobal(`${tabs}:not([data-live]):has(> :target) > ${panel}`, hidden)
elementGlobal(`${tabs}:not([data-live]) > ${panel}:target`, { '@media': { screen: { display: 'block !important' as 'block' } } })
