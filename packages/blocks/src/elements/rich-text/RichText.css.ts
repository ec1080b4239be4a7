import { vars } from '../../theme/vars.css.ts'
import { elementGlobal, elementStyle } from '../../theme/layered.ts'
import { label, step, underline, underlineHover, typeStyle } from '../styles/type.ts'

export const prose = elementStyle({ fontSize: vars.size.body, lineHeight: vars.leading.body })

/** The frame around a table that is wider than its column. */
export const frame = elementStyle({ overflowX: 'auto' })

const inside = (selector: string, rule: Parameters<typeof elementGlobal>[1]) => elementGlobal(`${prose} ${selector}`, rule)

inside('> *', { maxInlineSize: vars.grid.measure })
inside('> * + *', { marginBlockStart: '1.1em' })
inside(`> :is(table, figure, img, .${frame})`, { maxInlineSize: '100%' })

inside('h2', { ...step(3) })
inside('h3', { ...step(4) })
inside('h4', { ...label, fontSize: 'inherit' })
inside('* + :is(h2, h3, h4)', { marginBlockStart: '1.5em' })
inside(':is(h2, h3, h4) + *', { marginBlockStart: '0.6em' })

inside('a', underline)
inside('a:hover', underlineHover)
inside(':is(strong, b)', label)

inside('ol', { listStyleType: 'decimal', paddingInlineStart: vars.space[5] })
inside('li', { position: 'relative', paddingInlineStart: vars.space[5] })
inside('ol > li', { paddingInlineStart: vars.space[2] })
inside('ol > li::marker', { ...label, fontVariantNumeric: 'tabular-nums' })
inside(':is(li + li, li > ul, li > ol)', { marginBlockStart: '0.4em' })
// A border and not a background, so that the dash is there in print and in forced colours too.
inside('ul > li::before', {
  content: '',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '0.72em',
  inlineSize: vars.space[3],
  borderBlockStart: `${vars.border.rule} solid`,
})

inside('blockquote', {
  paddingInlineStart: vars.space[5],
  borderInlineStart: `${vars.space[3]} solid ${vars.color.accent}`,
  ...step(3),
  ...typeStyle('quote'),
})
inside(':is(* + blockquote, blockquote + *)', { marginBlockStart: vars.space[6] })

inside('table', {
  inlineSize: '100%',
  borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}`,
  fontSize: vars.size.s,
  lineHeight: vars.leading.s,
  fontVariantNumeric: 'tabular-nums',
  hyphens: 'manual',
})
// Rows of name and value fit into any column; wider tables have a frame.
inside('> table', { tableLayout: 'fixed', overflowWrap: 'anywhere', hyphens: 'inherit' })
inside('> table :is(th, td):first-child:not(:only-child)', { inlineSize: '40%' })
inside('caption', { textAlign: 'start', paddingBlockEnd: vars.space[2], ...label })
inside(':is(th, td)', {
  paddingBlock: '0.6rem',
  paddingInline: `0 ${vars.space[4]}`,
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
inside('th', label)
inside('thead th', { color: vars.color.textMuted, fontSize: vars.size.xs })
inside(`${frame} :is(th, td)`, { minInlineSize: '6.5em' })
inside('img', { borderRadius: vars.radius.media })
inside('hr', { border: 0, borderBlockStart: `${vars.border.hair} solid ${vars.color.border}` })
