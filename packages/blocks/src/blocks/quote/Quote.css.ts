import { quoteStyles } from '../../elements/quote-styles.ts'

export const styles = quoteStyles()
