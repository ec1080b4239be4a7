import { overLabel } from '../../elements/styles/choice.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { label as labelType } from '../../elements/styles/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** Of more types there is no filter: each needs a rule below. */
export const maxTypes = 12

/** The finishes beside their title from l, below it before. */
export const finishes = blockStyle({
  gridColumn: '1 / -1',
  paddingBlock: `calc(${vars.space.section} / 2) ${vars.space.section}`,
  '@media': {
    [from.l]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.grid.gutter },
  },
})
export const title = blockStyle({ marginBlockEnd: vars.space[5] })

export const filter = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  minInlineSize: 0,
  margin: 0,
  marginBlockEnd: vars.space[5],
  padding: 0,
  border: 0,
  '@media': { print: { display: 'none' } },
})
export const choice = blockStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.control,
  cursor: 'pointer',
})
export const radio = blockStyle(overLabel)
export const name = blockStyle({
  ...labelType,
  borderBlockEnd: `${vars.border.rule} solid transparent`,
  selectors: {
    [`${radio}:hover + &`]: { borderBlockEndColor: vars.color.borderStrong },
    [`${radio}:checked + &`]: { borderBlockEndColor: vars.color.onSurface },
    [`${radio}:focus-visible + &`]: {
      outline: `${vars.border.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.border.focus,
    },
  },
  '@media': { '(forced-colors: active)': { borderBlockEndColor: 'Canvas' } },
})

export const list = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: `${vars.space[5]} ${vars.grid.gutter}`,
})
export const item = blockStyle({})
for (let i = 1; i <= maxTypes; i++)
  blockGlobal(`${filter}:has([value='${i}']:checked) + ${list} > :not([data-type='${i}'])`, {
    display: 'none',
    '@media': { print: { display: 'block' } },
  })

/**
 * 80 px high; neutral without a picture and a colour.
 * @requirement R2G-11, R2G-09
 */
export const swatch = blockStyle({
  position: 'relative',
  blockSize: '5rem',
  overflow: 'hidden',
  backgroundColor: vars.color.sunken,
  border: `${vars.border.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.media,
  forcedColorAdjust: 'none',
  '@media': { print: { printColorAdjust: 'exact' } },
})
export const label = blockStyle({ ...labelType, marginBlockStart: vars.space[2], overflowWrap: 'anywhere' })
export const places = blockStyle({ color: vars.color.textMuted, fontSize: vars.size.s })
