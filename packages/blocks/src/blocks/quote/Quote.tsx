import type { OptionsOf } from '../../contract/contract.ts'
import { QuoteFigure } from '../../elements/quote-figure/QuoteFigure.tsx'
import type { QuoteFields } from '../../generated/props.ts'
import type { RootProps } from '../../root-props.ts'
import type { quote } from './Quote.contract.ts'
import { styles } from './Quote.css.ts'

export type QuoteProps = QuoteFields & OptionsOf<typeof quote> & RootProps

/**
 * One sentence on a coloured surface, with its author. The language adds its own quotation marks.
 * @requirement BLK-quote
 */
export const Quote = (props: QuoteProps) => <QuoteFigure {...props} classNames={styles} />
