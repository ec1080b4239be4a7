import { createVar, keyframes } from '@vanilla-extract/css'
import * as dialog from '../elements/styles/dialog.ts'
import { direction } from '../elements/styles/direction.css.ts'
import { elementGlobal, elementStyle } from '../theme/layered.ts'
import { round } from '../elements/styles/shape.ts'
import { label } from '../elements/styles/type.ts'
import { from } from '../theme/breakpoints.ts'
import { vars } from '../theme/vars.css.ts'

const away = createVar()
const enter = keyframes({ from: { transform: away } })
const leave = keyframes({ to: { transform: away } })
const appear = keyframes({ from: { opacity: 0 } })
const vanish = keyframes({ to: { opacity: 0 } })

const layer = { position: 'fixed', zIndex: 100 } as const
const motion = `${vars.duration.medium} ${vars.easing.slide}`

export const backdrop = elementStyle({
  ...layer,
  inset: 0,
  // Radix lets no pointer through to the page below an open dialog; the backdrop has to be met, though.
  pointerEvents: 'auto',
  background: vars.color.backdrop,
  animation: `${appear} ${motion}`,
  selectors: { '&[data-state="closed"]': { animation: `${vanish} ${motion} forwards` } },
})

export const modal = elementStyle({
  ...layer,
  display: 'flex',
  flexDirection: 'column',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '100%',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface,
  color: vars.color.onSurface,
  outline: 'none',
  animation: `${enter} ${motion}`,
  selectors: { '&[data-state="closed"]': { animation: `${leave} ${motion} forwards` } },
  '@media': { print: { display: 'none' } },
})

export const variants = {
  /** From the side on which its tab sits. */
  sheet: elementStyle({
    vars: { [away]: `translateX(calc(${direction} * 100%))` },
    '@media': { [from.m]: { inlineSize: `min(40rem, 100% - ${vars.space[8]})`, ...round.start(vars.radius.dialog) } },
  }),
  full: elementStyle({ vars: { [away]: 'translateY(-100%)' } }),
}

elementGlobal(`:root:has(${backdrop}[data-holds][data-state='open'])`, dialog.still)

export const bar = elementStyle(dialog.bar)

export const title = elementStyle({
  fontFamily: 'inherit',
  fontSize: vars.size.s,
  lineHeight: vars.leading.s,
  ...label,
  letterSpacing: 0,
})

export const close = elementStyle(dialog.close)

export const body = elementStyle({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  padding: `${vars.space[5]} ${vars.grid.margin}`,
})
