import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { cx } from '../../elements/styles/cx.ts'
import type { ElementMessages } from '../../elements/elements.messages.ts'
import { FittedText } from '../../elements/fitted-text/FittedText.tsx'
import { Picture } from '../../elements/picture/Picture.tsx'
import { RichText } from '../../elements/rich-text/RichText.tsx'
import type { InfoFields } from '../../generated/props.ts'
import { from } from '../../theme/breakpoints.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { info } from './Info.contract.ts'
import * as css from './Info.css.ts'

export type InfoProps = InfoFields & OptionsOf<typeof info> & MessagesOption<ElementMessages> & RootProps

const pictureShare = { none: 50, first: 33, second: 66 }

/**
 * Two columns, 6/6, 8/4 or 4/8 by what counts more.
 * @requirement BLK-info
 */
export function Info({
  title,
  bodyHtml,
  asideHtml,
  image,
  emphasis = 'none',
  headingLevel = 2,
  priority,
  messages,
  ...rest
}: InfoProps) {
  const Heading = `h${headingLevel}` as const
  const sizes = `${from.m} ${pictureShare[emphasis]}vw, 100vw`
  return (
    <div {...rootProps(rest, cx(css.info, css.emphasis[emphasis]))} data-part="info">
      {image?.src && (
        <div className={css.picture} data-part="info-media">
          <Picture image={image} sizes={sizes} priority={priority} />
        </div>
      )}
      <div className={css.text} data-part="info-text">
        {title && (
          <Heading className={css.title} data-part="info-title">
            <FittedText text={title} />
          </Heading>
        )}
        {bodyHtml && <RichText html={bodyHtml} messages={messages} />}
      </div>
      {asideHtml && (
        <div className={css.aside} data-part="info-aside">
          <RichText html={asideHtml} messages={messages} />
        </div>
      )}
    </div>
  )
}
