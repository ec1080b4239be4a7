import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { quotationMarks } from './quotation-marks.ts'
import { label, step, typeStyle } from './type.ts'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

/** The styles of a quote, for each block that shows one: a block brings no other's styles. */
export function quoteStyles() {
  /** From m upwards the sentence stands one column in. */
  const field = blockStyle({
    paddingBlock: 'clamp(4rem, 8vw, 9rem)',
    '@media': { [from.m]: { vars: { '--b-start': '2' } } },
  })

  const sentence = blockStyle({
    ...step(2),
    ...typeStyle('quote'),
    fontSize: vars.size.quote,
    textWrap: 'balance',
    ...quotationMarks,
  })

  /** A long sentence is set smaller. */
  const long = blockStyle({ fontSize: vars.size[2] })

  const highlight = blockStyle({ ...typeStyle('strong'), letterSpacing: vars.tracking.display })

  const by = blockStyle({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    marginBlockStart: `clamp(${vars.space[6]}, 4vw, ${vars.space[8]})`,
  })

  const portrait = blockStyle({ flex: 'none', inlineSize: '4.5rem' })
  const name = blockStyle({ ...label })
  blockGlobal(`${by} > div`, { minInlineSize: 0, overflowWrap: 'anywhere' })
  blockGlobal(`${by} > div > span`, { display: 'block' })
  return { field, sentence, long, highlight, by, portrait, name }
}
