import { blockGlobal, blockStyle } from '../../theme/layered.ts'
import { prose } from '../../elements/rich-text/RichText.css.ts'
import { step } from '../../elements/styles/type.ts'

export const body = blockStyle({})

/** The text that begins an article begins large. */
blockGlobal(`${body} [data-part="block-section"]:first-child ${prose} > p:first-child`, step('lead'))
