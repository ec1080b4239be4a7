import { standingLink } from '../../elements/styles/text-link.ts'
import { blockStyle } from '../../theme/layered.ts'
import { quoteStyles } from '../../elements/styles/quote-styles.ts'
import { vars } from '../../theme/vars.css.ts'

export const styles = {
  ...quoteStyles(),
  link: blockStyle(standingLink(vars.target.min)),
}
