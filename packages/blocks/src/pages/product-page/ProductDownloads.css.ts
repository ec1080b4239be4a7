import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { label, step } from '../../elements/styles/type.ts'
import { rowTab } from '../../elements/styles/accent-tab.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

const whole = { gridColumn: '1 / -1' } as const

const scripted = '(scripting: enabled)'

export const downloads = blockStyle({})

/** Only where it opens something. */
export const opener = blockStyle({
  display: 'none',
  flexWrap: 'wrap',
  gap: vars.space[4],
  '@media': { [scripted]: { display: 'flex' }, print: { display: 'none' } },
})

/** A part of the page without a script, and where a link leads into it before the script runs. */
export const files = blockStyle({
  '@media': {
    [scripted]: { selectors: { [`&:is(${downloads}[data-live] *, :not(:target, :has(:target)))`]: { display: 'none' } } },
  },
})

/** The groups, where one of them is shown at a time. */
export const tabs = blockStyle({ marginBlockStart: vars.space[5] })
export const title = blockStyle({ ...whole, marginBlockEnd: vars.space[6] })

export const bundle = blockStyle({
  ...whole,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: vars.space[5],
  borderRadius: vars.radius.card,
})
blockGlobal(`${bundle} > :first-child`, { minInlineSize: 0, overflowWrap: 'anywhere' })
export const everything = blockStyle(step(4))
export const note = blockStyle({ fontSize: vars.size.s })

/** The group's name beside its files from l; above them before. */
const named = {
  display: 'grid',
  gap: `${vars.space[3]} ${vars.grid.gutter}`,
  paddingBlockStart: vars.space[6],
  '@media': { [from.l]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
} as const
export const group = blockStyle({ ...whole, ...named })
/** Below the distance that a panel of `Tabs` has. */
export const panel = blockStyle({ ...named, paddingBlockStart: `calc(${vars.space[6]} - ${vars.space[5]})` })
export const heading = blockStyle(step(3))
export const list = blockStyle({ borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}` })
export const item = blockStyle({ borderBlockEnd: `${vars.border.hair} solid ${vars.color.border}` })

const pulled = '&:is(:hover, :focus-visible)'
const pull = rowTab(pulled, pulled)
export const file = blockStyle({
  ...pull,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.target.field,
  paddingBlock: vars.space[2],
  textDecoration: 'none',
  transition: `padding ${vars.duration.medium} ${vars.easing.settle}`,
  selectors: {
    ...pull.selectors,
    [pulled]: { paddingInlineStart: '1.25rem' },
    // A bar shows the progress of the download.
    '&[aria-busy]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineStart: 0,
      inlineSize: 'calc(var(--b-loaded, 0) * 100%)',
      borderBlockEnd: `${vars.space[1]} solid ${vars.color.onSurface}`,
    },
  },
})
/** Error message, below its file. */
export const failure = blockStyle({
  paddingBlockEnd: vars.space[3],
  color: vars.color.error,
  ...label,
  fontSize: vars.size.s,
})
// On the surface of the bundle only its own colour is legible. The button stays where it is.
blockGlobal(`${bundle} ${failure}`, { flexBasis: '100%', paddingBlock: 0, color: 'inherit' })
export const name = blockStyle({ ...label, flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const facts = blockStyle({ flex: 'none', color: vars.color.textMuted, fontSize: vars.size.s })
