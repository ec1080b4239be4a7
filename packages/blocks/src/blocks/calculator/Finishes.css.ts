import { overLabel } from '../../elements/styles/choice.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { label } from '../../elements/styles/type.ts'
import { vars } from '../../theme/vars.css.ts'

export const finishes = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(5.5rem, 100%), 1fr))',
  gap: vars.space[3],
})
export const finish = blockStyle({
  position: 'relative',
  fontSize: vars.size.s,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:has(:checked)': { ...label } },
})
export const radio = blockStyle({ ...overLabel, zIndex: 1 })
export const swatch = blockStyle({
  position: 'relative',
  display: 'block',
  blockSize: '5rem',
  overflow: 'hidden',
  borderRadius: vars.radius.media,
  marginBlockEnd: vars.space[2],
  background: vars.color.surfaceStrong,
  // One without a picture has nothing but its colour to be seen by.
  '@media': { '(forced-colors: active)': { border: `${vars.border.hair} solid` }, print: { printColorAdjust: 'exact' } },
  selectors: {
    // The tab hangs from its edge.
    [`${radio}:checked + &::after`]: {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      borderBlockStart: `${vars.space[3]} solid ${vars.color.accent}`,
    },
    [`${radio}:checked + &`]: { outline: `${vars.border.rule} solid`, outlineOffset: vars.border.rule },
    [`${radio}:focus-visible + &`]: {
      outline: `${vars.border.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.border.focusOffset,
    },
  },
})

/** Its middle: around it may be more than the finish. */
blockGlobal(`${swatch} img`, { scale: '2.4' })
