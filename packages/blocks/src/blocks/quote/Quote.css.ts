import { blockGlobal, blockStyle } from '../../elements/layered.ts'
import { label, step, typeStyle } from '../../elements/type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** From m upwards the sentence stands one column in. */
export const field = blockStyle({
  paddingBlock: 'clamp(4rem, 8vw, 9rem)',
  '@media': { [from.m]: { vars: { '--b-start': '2' } } },
})

export const sentence = blockStyle({
  ...step(2),
  ...typeStyle('quote'),
  fontSize: vars.size.quote,
  textWrap: 'balance',
  quotes: '"“" "”"',
  selectors: {
    '&:lang(de)': { quotes: '"„" "“"' },
    '&:lang(fr)': { quotes: '"«\u202f" "\u202f»"' },
    '&:lang(it)': { quotes: '"«" "»"' },
    '&::before': { content: 'open-quote' },
    '&::after': { content: 'close-quote' },
  },
})

/** A long sentence is set smaller. */
export const long = blockStyle({ fontSize: vars.size[2] })

export const loud = blockStyle({ ...typeStyle('strong'), letterSpacing: vars.tracking.display })

export const by = blockStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginBlockStart: `clamp(${vars.space[6]}, 4vw, ${vars.space[8]})`,
})

export const portrait = blockStyle({ flex: 'none', inlineSize: '4.5rem' })
export const name = blockStyle({ ...label })
blockGlobal(`${by} > div`, { minInlineSize: 0, overflowWrap: 'anywhere' })
blockGlobal(`${by} > div > span`, { display: 'block' })
