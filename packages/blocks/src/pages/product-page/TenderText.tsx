import { Button, SummaryButton } from '../../elements/button/Button.tsx'
import { BlockSection } from '../../layout/BlockSection.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import { en, type ProductPageMessages } from './ProductPage.messages.ts'
import * as css from './TenderText.css.ts'

export interface TenderTextProps extends RootProps {
  /** The text, line by line. Without any nothing is rendered. */
  lines: readonly string[]
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<ProductPageMessages> | undefined
}

/**
 * Text for a specifier's call for tenders, folded. `enhanceCopy` adds the button that copies it.
 * @requirement FAM-15
 */
export function TenderText({ lines, ...rest }: TenderTextProps) {
  if (!lines.length) return null
  const messages = { ...en, ...rest.messages }
  return (
    <BlockSection {...rootProps(rest)} width={{ l: 8, m: 12, s: 12 }}>
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
    </BlockSection>
  )
}
