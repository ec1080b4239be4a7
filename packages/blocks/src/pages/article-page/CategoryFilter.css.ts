import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { label, underline } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export { coloured, muted } from './colours.css.ts'

export const filter = blockStyle({})

/** Cells edge to edge that share the row; on phones two in a row. */
export const list = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from.m]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gridTemplateColumns: 'none' } },
})

export const item = blockStyle({ display: 'grid' })

export const link = blockStyle({
  ...label,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: vars.target.field,
  paddingInline: vars.space[4],
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&:focus-visible': { outlineOffset: '-6px' },
    '&[aria-current]': { boxShadow: `inset 0 0 0 4px ${vars.color.onSurface}, inset 0 0 0 6px ${vars.color.surface}` },
  },
})
blockGlobal(`${link}:is(:hover, :focus-visible) > span:first-child`, underline)
