import { blockStyle } from '../../theme/layered.ts'
import { quoteStyles } from '../../elements/styles/quote-styles.ts'
import { underline, underlineHover } from '../../elements/styles/type.ts'

export const styles = {
  ...quoteStyles(),
  link: blockStyle({ ...underline, selectors: { '&:hover': underlineHover } }),
}
