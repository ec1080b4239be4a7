import { QuoteFigure } from '../../elements/quote-figure/QuoteFigure.tsx'
import type { DesignerQuoteFields } from '../../generated/props.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import { styles } from './DesignerQuote.css.ts'

export type DesignerQuoteProps = DesignerQuoteFields & RootProps

/**
 * A quote whose name and portrait are those of a designer, and lead there.
 * @requirement BLK-quote-02
 */
export function DesignerQuote({ text, highlight, designer, surface, ...rest }: DesignerQuoteProps) {
  return text ? (
    <div {...rootProps(rest)} data-part="designer-quote">
      <QuoteFigure
        text={text}
        highlight={highlight}
        author={designer?.name}
        portrait={designer?.image}
        href={designer?.href}
        surface={surface}
        classNames={styles}
      />
    </div>
  ) : null
}
