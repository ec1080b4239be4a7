import { vars } from '../../theme/vars.css.ts'
import { elementStyle } from '../../theme/layered.ts'
import { label } from '../styles/type.ts'
import { tooltipDelay } from './enhance-tooltip.ts'

const away = vars.space[3]

export const tip = elementStyle({ position: 'relative', display: 'inline-flex', anchorScope: '--tip' })

/** The only round thing of the language. */
export const mark = elementStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space[6],
  blockSize: vars.space[6],
  border: `${vars.border.rule} solid`,
  borderRadius: '50%',
  fontSize: vars.size.s,
  lineHeight: 1,
  ...label,
  anchorName: '--tip',
})

/** Above its mark; in browsers with anchor positioning always within the view. */
export const note = elementStyle({
  position: 'absolute',
  zIndex: 50,
  insetBlockEnd: `calc(100% + ${away})`,
  insetInlineEnd: 0,
  inlineSize: `min(15rem, 100vw - 2 * ${vars.grid.margin})`,
  padding: `0.9rem ${vars.space[4]}`,
  border: `${vars.border.hair} solid`,
  borderRadius: vars.radius.card,
  background: vars.color.secondary,
  color: vars.color.onSecondary,
  fontSize: vars.size.s,
  lineHeight: vars.leading.s,
  textAlign: 'start',
  visibility: 'hidden',
  opacity: 0,
  transition: `opacity ${vars.duration.instant}, visibility 0s ${vars.duration.instant}`,
  selectors: {
    // The gap between the mark and the note belongs to the note, so that a pointer can cross it.
    '&::before': { content: '', position: 'absolute', zIndex: -1, insetInline: 0, insetBlock: `calc(-1 * ${away})` },
    [`${tip}:not([data-dismissed]):is(:hover, :focus-within) > &`]: {
      visibility: 'visible',
      opacity: 1,
      transition: `opacity ${vars.duration.instant} ${tooltipDelay}ms, visibility 0s ${tooltipDelay}ms`,
    },
  },
  '@supports': {
    '(position-area: block-start span-all)': {
      position: 'fixed',
      inset: 'auto',
      positionAnchor: '--tip',
      positionArea: 'block-start span-all',
      positionTryFallbacks: 'flip-block',
      marginBlock: away,
      marginInline: vars.grid.margin,
    },
  },
  '@media': { print: { display: 'none' } },
})
