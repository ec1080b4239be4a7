import { QuoteFigure } from '../../elements/quote-figure/QuoteFigure.tsx'
import type { DesignerQuoteFields } from '../../generated/props.ts'
import { styles } from './DesignerQuote.css.ts'

export type DesignerQuoteProps = DesignerQuoteFields

/**
 * A quote whose name and portrait are those of a designer, and lead there.
 * @requirement BLK-quote-02
 */
export function DesignerQuote({ text, highlight, designer, surface }: DesignerQuoteProps) {
  return text ? (
    <div data-part="designer-quote">
      <QuoteFigure
        text={text}
        highlight={highlight}
        quotee={designer?.name}
        portrait={designer?.image}
        href={designer?.href}
        surface={surface}
        css={styles}
      />
    </div>
  ) : null
}
