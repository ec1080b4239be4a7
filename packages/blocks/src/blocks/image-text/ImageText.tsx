import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { cx } from '../../elements/styles/cx.ts'
import type { ElementMessages } from '../../elements/elements.messages.ts'
import { Picture } from '../../elements/picture/Picture.tsx'
import { RichText } from '../../elements/rich-text/RichText.tsx'
import { place } from '../../elements/styles/place.css.ts'
import type { ImageTextFields } from '../../generated/props.ts'
import { from } from '../../theme/breakpoints.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { imageText } from './ImageText.contract.ts'
import * as css from './ImageText.css.ts'

export type ImageTextProps = ImageTextFields & OptionsOf<typeof imageText> & MessagesOption<ElementMessages> & RootProps

/** Returns the `sizes` of the picture: its columns from m, the whole width of a phone. */
const sizes = (columns: string) => `${from.m} ${Math.round((parseInt(columns) / 12) * 100)}vw, 100vw`

/**
 * A picture beside the text that belongs to it.
 * @requirement BLK-image_text
 */
export function ImageText({
  bodyHtml,
  image,
  imageSide = 'start',
  split = '6-6',
  caption,
  priority,
  messages,
  ...rest
}: ImageTextProps) {
  return (
    <div {...rootProps(rest, place)} data-part="image-text" data-side={imageSide}>
      <div className={cx(css.imageText, css.split[split])} data-part="image-text-row">
        <figure className={css.figure} data-part="image-text-figure">
          <div className={css.picture} data-part="image-text-media">
            <Picture image={image} sizes={sizes(split)} priority={priority} />
          </div>
          {caption && (
            <figcaption className={css.caption} data-part="image-text-caption">
              {caption}
            </figcaption>
          )}
        </figure>
        {bodyHtml && (
          <div className={css.text} data-part="image-text-text">
            <RichText html={bodyHtml} messages={messages} />
          </div>
        )}
      </div>
    </div>
  )
}
