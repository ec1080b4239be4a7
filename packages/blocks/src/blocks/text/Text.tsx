import type { MessagesOption } from '../../contract/contract.ts'
import type { ElementMessages } from '../../elements/elements.messages.ts'
import { RichText } from '../../elements/RichText.tsx'
import type { TextFields } from '../../generated/props.ts'
import * as css from './Text.css.ts'

export type TextProps = TextFields & MessagesOption<ElementMessages>

/** Running text with headings, lists, links and tables (BLK-text). */
export function Text({ bodyHtml, alignment = 'left', messages }: TextProps) {
  if (!bodyHtml) return null
  return (
    <div className={css.align[alignment]} data-part="text">
      <RichText html={bodyHtml} messages={messages} />
    </div>
  )
}
