import { textLink } from '../../elements/styles/text-link.ts'
import { blockStyle } from '../../theme/layered.ts'
import { quoteStyles } from '../../elements/styles/quote-styles.ts'

export const styles = {
  ...quoteStyles(),
  link: blockStyle(textLink),
}
