import { Button } from '../../elements/button/Button.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import * as css from './ProductBar.css.ts'
import { en, type ProductPageMessages } from './ProductPage.messages.ts'

export interface ProductBarProps extends RootProps {
  /** Address of the form that asks for a quote. */
  quoteHref: string
  /** Price, or another figure beside the button. Default: none. */
  text?: string | undefined
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<ProductPageMessages> | undefined
}

/**
 * Price and quote of a product at the foot of a phone's window, once its head is scrolled away. It stands right after the head, and
 * needs no script.
 * @requirement FAM-16
 */
export function ProductBar({ quoteHref, text, ...rest }: ProductBarProps) {
  const messages = { ...en, ...rest.messages }
  return (
    <div {...rootProps(rest, css.bar)} data-part="product-bar">
      {text && (
        <p className={css.text} data-part="product-bar-text">
          {text}
        </p>
      )}
      <Button href={quoteHref}>{messages.quote}</Button>
    </div>
  )
}
