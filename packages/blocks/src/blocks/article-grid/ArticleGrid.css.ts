import { link } from '../../elements/link/Link.css.ts'
import { cardPlace } from './ArticleCard.css.ts'
import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { sectionHead } from '../../elements/styles/section-head-styles.ts'
import { within } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/vars.css.ts'

export const section = sectionHead()

/** Leads on, below the cards. */
export const action = blockStyle({ marginBlockStart: vars.space[6] })
/** A link by itself is as high as a finger needs. */
blockGlobal(`${action} > ${link}`, { paddingBlock: vars.space[1] })

/** Two cards side by side, with more room three; the cards of a row are of one height. */
export const cards = blockStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: `${vars.space[6]} ${vars.grid.gutter}`,
})
blockGlobal(`${cards} > li`, {
  gridColumn: '1 / -1',
  '@container': { [within.m]: { gridColumn: 'span 6' }, [within.l]: { gridColumn: 'span 4' } },
})
/** Cards left over share the whole last row. One alone lies across it. */
const last = (selector: string) => `${cards} > li${selector}`
const alone = { gridColumn: '1 / -1', containerName: cardPlace, containerType: 'inline-size' } as const
blockGlobal(last(':last-child:nth-child(odd)'), {
  '@container': { [within.m]: alone, [within.l]: { gridColumn: 'span 4', containerType: 'normal' } },
})
blockGlobal(`${last(':nth-child(3n + 1):nth-last-child(2)')}, ${last(':nth-child(3n + 2):last-child')}`, {
  '@container': { [within.l]: { gridColumn: 'span 6' } },
})
blockGlobal(last(':nth-child(3n + 1):last-child'), { '@container': { [within.l]: alone } })
