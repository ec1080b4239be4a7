import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { square } from '../../elements/styles/shape.ts'
import { label, step, underline } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export { coloured, muted, striped } from './colours.css.ts'

export const header = blockStyle({ display: 'flex', flexDirection: 'column' })

export const field = blockStyle({
  paddingBlock: 'clamp(2.5rem, 5vw, 5rem)',
})

export const title = blockStyle({ gridColumn: '1 / -1' })

/** Category, day and time stand left of the intro, from its first line. */
export const meta = blockStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'start',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  marginBlockStart: vars.space[6],
  fontSize: vars.size.s,
  lineHeight: vars.leading.s,
  '@media': { [from.m]: { gridColumn: '1 / span 5' }, [from.l]: { gridColumn: '1 / span 6' } },
})

export const pill = blockStyle({
  ...label,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.control,
  paddingInline: vars.space[4],
  border: `${vars.border.rule} solid`,
  borderRadius: vars.radius.control,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:is(:hover, :focus-visible)': underline },
})

export const intro = blockStyle({
  ...step('lead'),
  gridColumn: '1 / -1',
  maxInlineSize: vars.grid.measure,
  marginBlockStart: vars.space[6],
  '@media': { [from.m]: { gridColumn: '6 / -1' }, [from.l]: { gridColumn: '7 / span 5' } },
})

export const media = blockStyle({ vars: square })
export const first = blockStyle({ order: -1 })
blockGlobal(`${media} img`, { display: 'block', inlineSize: '100%', objectFit: 'cover' })
blockGlobal(`${media}:not(${first}) img`, { '@media': { [from.m]: { maxBlockSize: '85vh' } } })
/** So high at most that the title begins near the middle of the first screen. */
blockGlobal(`${first} img`, { maxBlockSize: '52svh' })

export const facts = blockStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  columnGap: vars.grid.gutter,
  marginBlockStart: vars.space[6],
  borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}`,
})
export const fact = blockStyle({
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.border}`,
  fontSize: vars.size.s,
  lineHeight: vars.leading.s,
  overflowWrap: 'anywhere',
})
export const factName = blockStyle({ color: vars.color.textMuted })
export const factValue = blockStyle(label)
