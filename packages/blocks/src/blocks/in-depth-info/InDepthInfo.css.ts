import { customColorField } from '../../elements/styles/custom-color-field.ts'
import { ruledRow } from '../../elements/styles/fact-styles.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { square } from '../../elements/styles/shape.ts'
import { label, step } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** Two halves that meet in the middle of the page, whatever its width; on phones the picture stands above. */
export const info = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.m]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const media = blockStyle({
  display: 'grid',
  minBlockSize: '24rem',
  // A picture that does not load is as wide as its ratio makes it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  vars: square,
  '@media': { [from.m]: { position: 'relative', minBlockSize: '44rem' }, print: { minBlockSize: 0 } },
})
blockGlobal(`${media} > *`, { gridArea: '1 / 1' })
/** From m the text decides the height and the picture fills it. */
blockGlobal(`${media} :is(img, video)`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  '@media': { [from.m]: { position: 'absolute', inset: 0 }, print: { position: 'static', blockSize: 'auto' } },
})
blockGlobal(`${media} video:first-child`, { background: vars.color.scrim })

export const side = blockStyle({
  display: 'flex',
  flexDirection: 'column',
  selectors: { '&:only-child': { gridColumn: '1 / -1' } },
})

/** Where no text is legible on the colour, the text stands below it. */
export const band = blockStyle({ flex: '1 0 8rem', backgroundColor: 'var(--b-field)' })

export const field = blockStyle({
  flex: '1 0 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: vars.space[5],
  paddingBlock: 'clamp(2.5rem, 6vw, 6rem)',
  paddingInline: vars.grid.margin,
  backgroundColor: vars.color.surfaceMuted,
  '@media': {
    [from.m]: {
      selectors: { ':not(:only-child) > &': { paddingInlineStart: `clamp(${vars.space[4]}, 4vw, ${vars.space[8]})` } },
    },
  },
})
blockGlobal(`${band} + ${field}`, { flexGrow: 0, backgroundColor: vars.color.surface })

/** On a colour of the editor everything is drawn in the colour of its text. */
export const coloured = blockStyle({
  ...customColorField,
  vars: {
    ...customColorField.vars,
    [vars.color.textMuted]: 'currentColor',
    [vars.color.borderStrong]: 'currentColor',
    [vars.color.border]: 'color-mix(in srgb, currentColor 35%, transparent)',
  },
})

export const title = blockStyle(step(2))
export const lead = blockStyle({ ...step('lead'), maxInlineSize: vars.grid.measure })

export const properties = blockStyle({
  maxInlineSize: '50rem',
  borderBlockStart: `${vars.border.rule} solid ${vars.color.borderStrong}`,
  fontSize: vars.size.s,
  lineHeight: vars.leading.s,
})
export const property = blockStyle({ ...ruledRow, breakInside: 'avoid' })
export const key = blockStyle(label)
