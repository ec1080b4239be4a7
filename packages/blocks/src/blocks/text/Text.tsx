import type { MessagesOption } from '../../contract/contract.ts'
import { cx } from '../../elements/styles/cx.ts'
import type { ElementMessages } from '../../elements/elements.messages.ts'
import { RichText } from '../../elements/rich-text/RichText.tsx'
import type { TextFields } from '../../generated/props.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import * as css from './Text.css.ts'

export type TextProps = TextFields & MessagesOption<ElementMessages> & RootProps

/** Lines that begin at one edge have their headings beside them. */
const hasColumns = { left: true, center: false, right: false, justify: true }

/**
 * Running text with headings, lists, links and tables.
 * @requirement BLK-text
 */
export function Text({ bodyHtml, alignment = 'left', messages, ...rest }: TextProps) {
  if (!bodyHtml) return null
  return (
    <div {...rootProps(rest, cx(css.align[alignment], hasColumns[alignment] && css.columns))} data-part="text">
      <RichText html={bodyHtml} messages={messages} />
    </div>
  )
}
