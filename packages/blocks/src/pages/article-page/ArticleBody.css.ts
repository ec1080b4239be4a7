import { blockGlobal, blockStyle } from '../../elements/layered.ts'
import { prose } from '../../elements/RichText.css.ts'
import { step } from '../../elements/type.ts'

export const body = blockStyle({})

/** The text that begins an article begins large. */
blockGlobal(`${body} [data-part="block-section"]:first-child ${prose} > p:first-child`, step('lead'))
