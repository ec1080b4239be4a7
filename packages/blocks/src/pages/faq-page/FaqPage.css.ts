import * as disclosure from '../../elements/styles/disclosure.ts'
import { searchStatus } from '../../elements/styles/search-status.ts'
import { maxStretch } from '../../elements/fitted-text/FittedText.css.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import * as searchField from '../../elements/styles/search-field-styles.ts'
import { label, step } from '../../elements/styles/type.ts'
import { vars } from '../../theme/vars.css.ts'

/** Ends without space where another part follows, which has a section of space above it. */
export const page = blockStyle({
  paddingBlockStart: `clamp(${vars.space[6]}, 4vw, ${vars.space[8]})`,
  selectors: { '&:is(:last-child, :has(+ :empty))': { paddingBlockEnd: vars.space.section } },
})

export const whole = blockStyle({ gridColumn: '1 / -1' })

/** Two lines: the first is loud, the second answers softly. */
export const title = blockStyle({
  ...step(1),
  gridColumn: '1 / -1',
  marginInlineStart: '-0.03em',
  marginBlockEnd: `clamp(${vars.space[6]}, 5vw, 5rem)`,
})

export const field = blockStyle({
  ...searchField.box,
  paddingInlineStart: vars.space[2],
  '@media': { print: { display: 'none' } },
})
export const submit = blockStyle(searchField.control)
export const input = blockStyle({ ...searchField.input, blockSize: vars.space[8], fontSize: vars.size.lead })

/** Where nothing was found, it stands where the first question would. */
export const status = blockStyle({ ...searchStatus, paddingBlock: `${vars.space[5]} ${vars.space[6]}` })

export const list = blockStyle({
  borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}`,
})

/** The open ones are fields in the accent's colour that run over the page's margins. */
export const item = blockStyle({
  marginInline: `calc(-1 * ${vars.grid.margin})`,
  paddingInline: vars.grid.margin,
  selectors: {
    '&[open]': {
      background: vars.color.surfaceAccent,
      color: vars.color.onSurfaceAccent,
      vars: { [vars.color.focus]: vars.color.onSurfaceAccent },
    },
  },
})
// On paper nothing can be opened.
blockGlobal(`${item}::details-content`, { '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } } })
blockGlobal(`${item} mark`, { background: vars.color.accent, color: vars.color.onAccent })
// On the accent a mark of the same colour would not be seen.
blockGlobal(`${item}[open] mark`, { background: vars.color.surface, color: vars.color.onSurface })

export const summary = blockStyle({
  ...disclosure.movingSummary,
  alignItems: 'start',
  justifyContent: 'space-between',
  paddingBlock: '1.15rem',
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.border}`,
  outlineOffset: `calc(-1 * ${vars.border.focus})`,
  selectors: { ...disclosure.movingSummary.selectors, [`${item}[open] > &`]: { borderColor: 'transparent' } },
})
/** Breaks where a word alone is too long, as with a font that is not there yet. */
export const question = blockStyle({ ...step(3), ...label, minInlineSize: 0 })
export const fitted = blockStyle({ fontStretch: `min(${maxStretch}, ${vars.type.label.width})` })
export const plus = blockStyle({
  ...disclosure.plus(`${item}[open] > ${summary} >`),
  vars: { '--b-icon': vars.space[6] },
  '@media': { print: { display: 'none' } },
})

export const answer = blockStyle({ paddingBlockEnd: vars.space[6] })
blockGlobal(`${answer} > *`, { fontSize: vars.size.lead, lineHeight: 1.42 })
