import { standingLink } from '../../elements/styles/text-link.ts'
import { customColorField, customColorStripe } from '../../elements/styles/custom-color-field.ts'
import { pill as pillStyle } from '../../elements/styles/pill.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import * as searchField from '../../elements/styles/search-field-styles.ts'
import { square } from '../../elements/styles/shape.ts'
import { label, step, typeStyle } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const page = blockStyle({ paddingBlockEnd: vars.space.section })

/** The words stand on the foot of the head, beside a picture that reaches the end of the page; on phones above it. */
export const head = blockStyle({ overflow: 'clip' })
/** A colour of the CMS, on which everything is drawn in the colour of its text. */
export const coloured = blockStyle({ ...customColorField, marginBlockEnd: vars.space[6] })
/** Where no text is legible on the colour, it is a stripe above the text. */
export const striped = blockStyle(customColorStripe)

export const text = blockStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  gap: vars.space[5],
  minInlineSize: 0,
  paddingBlock: `clamp(${vars.space[6]}, 4vw, ${vars.space[8]}) clamp(${vars.space[6]}, 4.5vw, 4.5rem)`,
})
export const beside = blockStyle({
  '@media': { [from.m]: { gridArea: '1 / 1 / auto / span 7', minBlockSize: 'clamp(20rem, 34vw, 36rem)' } },
})
/** Without a picture the intro stands at the other end, on the foot of the title. */
export const wide = blockStyle({
  '@media': {
    [from.l]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)',
      alignItems: 'end',
      columnGap: vars.grid.gutter,
    },
  },
})
export const intro = blockStyle({ ...step('lead'), maxInlineSize: vars.grid.measure })
export const parent = blockStyle({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  ...label,
  ...standingLink(vars.target.control),
  alignSelf: 'start',
  gap: vars.space[2],
  fontSize: vars.size.s,
})
export const back = blockStyle({ display: 'grid', rotate: '180deg' })

export const media = blockStyle({
  position: 'relative',
  gridColumn: '1 / -1',
  marginInline: `calc(-1 * ${vars.grid.margin})`,
  aspectRatio: '3 / 2',
  vars: square,
  '@media': { [from.m]: { gridArea: '1 / 8 / auto / -1', marginInlineStart: 0, aspectRatio: 'auto' } },
})
blockGlobal(`${media} img`, { position: 'absolute', inset: 0 })

export const body = blockStyle({ gridColumn: '1 / -1', minInlineSize: 0 })

/** The chosen filters, and the search. */
export const tools = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[4]} ${vars.grid.gutter}`,
  paddingBlock: `${vars.space[5]} clamp(${vars.space[6]}, 4vw, 3.5rem)`,
  '@media': { [from.l]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' }, print: { display: 'none' } },
})
export const picked = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  minBlockSize: '2.5rem',
})
export const status = blockStyle({ ...label, fontSize: vars.size.s })
export const chosen = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  selectors: { '&:empty': { display: 'none' } },
})
export const pill = blockStyle({
  ...pillStyle,
  minBlockSize: '2.5rem',
  paddingBlock: vars.space[1],
  paddingInline: `${vars.space[3]} ${vars.space[2]}`,
  background: vars.color.accent,
  color: vars.color.onAccent,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: vars.color.accentHover } },
})

export const search = blockStyle({ minInlineSize: 0 })
export const field = blockStyle({ ...searchField.box, paddingInline: vars.space[2] })
/** The button to clear it too. */
export const submit = blockStyle({ ...searchField.control, color: 'inherit' })
export const input = blockStyle(searchField.input)
export const values = blockStyle({ display: 'contents' })

export const results = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(${vars.space[5]}, 4.4vw, ${vars.space[8]})`,
  selectors: { '&[aria-busy]': { cursor: 'progress' } },
})
export const more = blockStyle({ display: 'grid', justifyContent: 'center', '@media': { print: { display: 'none' } } })

/** A field of its own, since it is no product. */
export const helpLink = blockStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minBlockSize: '10rem',
  padding: vars.space[5],
  borderRadius: vars.radius.card,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.size.lead,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: `background-color ${vars.duration.short}`,
  selectors: { '&:hover': { background: vars.color.accentHover } },
  '@media': { '(forced-colors: active)': { border: `${vars.border.hair} solid` }, print: { display: 'none' } },
})
blockGlobal(`${helpLink} > svg`, { marginBlockStart: 'auto', alignSelf: 'end' })
export const elsewhereTitle = blockStyle({ ...step(3), ...typeStyle('heading') })

export const empty = blockStyle({ display: 'grid', justifyItems: 'start', gap: vars.space[6], paddingBlock: vars.space[7] })
export const sentence = blockStyle({ ...step(3), ...typeStyle('secondary') })
export const nearest = blockStyle({ ...step(4), marginBlockEnd: vars.space[5] })
