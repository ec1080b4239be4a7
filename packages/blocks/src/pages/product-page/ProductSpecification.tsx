import type { ReactNode } from 'react'
import { Button, SummaryButton } from '../../elements/button/Button.tsx'
import { onSurface } from '../../elements/styles/surface.ts'
import { Grid } from '../../layout/Grid.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import { en, type ProductPageMessages } from './ProductPage.messages.ts'
import * as css from './ProductSpecification.css.ts'

export interface ProductSpecificationProps extends RootProps {
  /** Text for a call for tenders, line by line. Default: none. */
  lines?: readonly string[] | undefined
  /** The files of the product, such as `ProductDownloads`. Default: none. */
  children?: ReactNode
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<ProductPageMessages> | undefined
}

/**
 * Field for specifiers: a folded text for a call for tenders, and the files. `enhanceCopy` adds the button that copies the text.
 * Renders nothing without both.
 * @requirement FAM-15, FAM-18
 */
export function ProductSpecification({ lines, children, ...rest }: ProductSpecificationProps) {
  if (!lines?.length && !children) return null
  const messages = { ...en, ...rest.messages }
  return (
    <section {...rootProps(rest, onSurface('muted', css.field))} data-part="product-specification">
      <Grid>
        <h2 className={css.title} data-part="product-specification-title">
          {messages.specification}
        </h2>
        <div className={css.content} data-part="product-specification-content">
          {!!lines?.length && (
            <details className={css.details} data-part="tender-text" data-enhance="copy">
              <SummaryButton>{messages.tender}</SummaryButton>
              <pre className={css.text} data-part="tender-text-text">
                {lines.join('\n')}
              </pre>
              <div className={css.copy} data-part="tender-text-copy">
                <Button variant="secondary">{messages.copy}</Button>
                <output data-part="tender-text-status" data-copied={messages.copied} data-selected={messages.selected} />
              </div>
            </details>
          )}
          {children}
        </div>
      </Grid>
    </section>
  )
}
