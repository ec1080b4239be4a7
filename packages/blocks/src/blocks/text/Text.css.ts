import { blockGlobal, blockStyle } from '../../elements/layered.ts'

export const align = {
  left: blockStyle({}),
  center: blockStyle({ textAlign: 'center' }),
  right: blockStyle({ textAlign: 'end' }),
  justify: blockStyle({ textAlign: 'justify' }),
}

/** Lines keep their measure; the column of lines moves with the alignment. */
blockGlobal(`${align.center} > div > *`, { marginInline: 'auto' })
blockGlobal(`${align.right} > div > *`, { marginInlineStart: 'auto' })
blockGlobal(`:is(${align.center}, ${align.right}) li`, { textAlign: 'start' })
