import { blockStyle } from '../../elements/layered.ts'
import { quoteStyles } from '../../elements/quote-styles.ts'
import { underline, underlineHover } from '../../elements/type.ts'

export const styles = {
  ...quoteStyles(),
  link: blockStyle({ ...underline, selectors: { '&:hover': underlineHover } }),
}
