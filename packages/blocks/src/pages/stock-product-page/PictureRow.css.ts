import { footTab } from '../../elements/styles/foot-tab.ts'
import { blockStyle } from '../../theme/layered.ts'
import { square } from '../../elements/styles/shape.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/**
 * From edge to edge on phones; from m beside the text, to the end of the page. 550 px high, on phones as high as fits.
 * @requirement R2G-06
 */
export const viewport = blockStyle({
  gridArea: 'pictures',
  blockSize: 'min(34.375rem, 110vw)',
  marginInline: `calc(-1 * ${vars.grid.margin})`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  outlineOffset: `calc(-1 * ${vars.border.focus})`,
  backgroundColor: vars.color.sunken,
  vars: square,
  '@media': {
    [from.m]: { marginInlineStart: 0 },
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    print: { overflow: 'visible' },
  },
})

export const track = blockStyle({ display: 'grid', grid: '100% / auto-flow 100%', blockSize: '100%' })
export const slide = blockStyle({ position: 'relative', scrollSnapAlign: 'start', minInlineSize: 0 })

/**
 * Twelve at a time, 100 px high; on smaller pages those that fit, none narrower than a finger needs.
 * @requirement R2G-06
 */
export const thumbnails = blockStyle({
  gridArea: 'thumbnails',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `max(5rem, (100% - 11 * ${vars.space[2]}) / 12)`,
  gap: vars.space[2],
  paddingBlockStart: vars.space[2],
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'thin',
  // Below the pictures, which stand at the end from m.
  '@media': { [from.m]: { justifyContent: 'safe end' }, print: { display: 'none' } },
})
export const item = blockStyle({ scrollSnapAlign: 'start' })
export const thumbnail = blockStyle({
  position: 'relative',
  display: 'block',
  blockSize: '6.25rem',
  overflow: 'hidden',
  borderRadius: vars.radius.media,
  outlineOffset: `calc(-1 * ${vars.border.focus})`,
  selectors: {
    '&::after': footTab,
    '&:is(:hover, :focus-visible)::after': { transform: 'scaleY(0.5)' },
    '&[aria-current]::after': { transform: 'none' },
  },
})
