import { quoteStyles } from '../../elements/styles/quote-styles.ts'

export const styles = quoteStyles()
