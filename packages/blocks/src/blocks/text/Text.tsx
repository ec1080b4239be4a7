import type { BlockOptions } from '../../contract/contract.ts'
import type { ElementMessages } from '../../elements/elements.messages.ts'
import { RichText } from '../../elements/RichText.tsx'
import type { TextFields } from './Text.contract.ts'
import * as css from './Text.css.ts'

export type TextProps = TextFields & BlockOptions & { messages?: Partial<ElementMessages> }

/** Running text with headings, lists, links and tables (BLK-text). */
export function Text({ html, alignment = 'left', messages }: TextProps) {
  if (!html) return null
  return (
    <div className={css.align[alignment]}>
      <RichText html={html} messages={messages} />
    </div>
  )
}
