import { en, type ElementMessages } from '../elements.messages.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import { frameWideTables } from './wide-tables.ts'
import * as css from './RichText.css.ts'

export interface RichTextProps extends RootProps {
  /**
   * HTML that was sanitised where it entered the system; it is rendered unchanged.
   * @requirement DRV-02
   */
  html: string
  /** Texts in place of the English ones. */
  messages?: Partial<ElementMessages> | undefined
}

/** Running text from an editor: headings from level 2, paragraphs, lists, links, quotes, tables. */
export function RichText({ html, messages, ...rest }: RichTextProps) {
  const framed = frameWideTables(html, css.frame, { ...en, ...messages }.table)
  return <div {...rootProps(rest, css.prose)} data-part="rich-text" dangerouslySetInnerHTML={{ __html: framed }} />
}
