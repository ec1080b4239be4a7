import { keyframes } from '@vanilla-extract/css'
import { direction } from '../../elements/styles/direction.css.ts'
import { stillOnPhones } from '../../elements/styles/dialog.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { label, underline } from '../../elements/styles/type.ts'
import { vars } from '../../theme/vars.css.ts'
import * as locales from '../Locales.css.ts'
import { rowTab } from '../../elements/styles/accent-tab.ts'
import { header } from './SiteHeader.css.ts'

const away = `calc(${direction} * 100%)`
const enter = keyframes({ from: { translate: away } })
const motion = `${vars.duration.medium} ${vars.easing.slide}`
const ink = 'var(--b-on-field)'

/** From the side that its button is on; without the script it is there as the target of its link. */
export const sheet = blockStyle({
  position: 'fixed',
  inset: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  pointerEvents: 'auto',
  translate: away,
  transition: `translate ${motion}, display ${motion} allow-discrete, overlay ${motion} allow-discrete`,
  selectors: {
    [`&[open], ${header}:not([data-enhanced]) > &:target`]: {
      display: 'block',
      translate: 'none',
      animation: `${enter} ${motion}`,
    },
    '&::backdrop': { background: 'none' },
  },
  '@media': { print: { display: 'none !important' as 'none' } },
})

blockGlobal(`:root:has(${sheet}[open])`, stillOnPhones)

export const top = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.barHeight,
  paddingInline: vars.grid.margin,
})

export const close = blockStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.control,
  blockSize: vars.target.control,
  borderRadius: vars.radius.control,
})

export const list = blockStyle({ borderBlockEnd: `${vars.border.rule} solid` })

const tab = rowTab('&[aria-current]', '&:is(:hover, :focus-visible)', ink)
export const link = blockStyle({
  ...tab,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `0.85rem ${vars.grid.margin}`,
  borderBlockStart: `${vars.border.rule} solid`,
  fontFamily: vars.font.title,
  // Below the width of a common phone the longest words would not fit.
  fontSize: `min(${vars.size[2]}, 8.72vw)`,
  lineHeight: 1,
  letterSpacing: vars.tracking[2],
  ...label,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    ...tab.selectors,
    '&:focus-visible': { outlineOffset: `calc(-2 * ${vars.border.focus})` },
  },
})

/** Side by side as far as they fit, each as high as a finger needs. */
export const shortcuts = blockStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  paddingBlockStart: vars.space[5],
  paddingInline: vars.grid.margin,
})
export const shortcut = blockStyle({
  ...label,
  ...underline,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.control,
})

export const languages = blockStyle({
  gap: vars.space[2],
  paddingBlock: vars.space[6],
  paddingInline: vars.grid.margin,
  vars: { [locales.face]: ink, [locales.ink]: 'var(--b-field)' },
})
blockGlobal(`${languages} a`, { minInlineSize: vars.space[7], minBlockSize: vars.space[7], borderColor: 'currentColor' })
