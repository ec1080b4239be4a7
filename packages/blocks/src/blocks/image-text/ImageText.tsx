import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { cx } from '../../elements/cx.ts'
import type { ElementMessages } from '../../elements/elements.messages.ts'
import { Picture } from '../../elements/Picture.tsx'
import { RichText } from '../../elements/RichText.tsx'
import type { ImageTextFields } from '../../generated/props.ts'
import { breakpoints } from '../../theme/breakpoints.ts'
import type { imageText } from './ImageText.contract.ts'
import * as css from './ImageText.css.ts'

export type ImageTextProps = ImageTextFields & OptionsOf<typeof imageText> & MessagesOption<ElementMessages>

/** How wide the picture is: its share of two thirds of a large page, of the page from m, and all of a phone. */
const sizes = (share: number) =>
  `(min-width: ${breakpoints.l}px) ${Math.round((share * 200) / 3)}vw, (min-width: ${breakpoints.m}px) ${share * 100}vw, 100vw`

const share = { '6-6': 0.5, '8-4': 0.66, '4-8': 0.33 }

/** A picture beside the text that belongs to it (BLK-image_text). */
export function ImageText({ bodyHtml, image, imageSide = 'start', split = '6-6', caption, priority, messages }: ImageTextProps) {
  return (
    <div className={cx(css.imageText, css.split[split])} data-part="image-text" data-side={imageSide}>
      <figure className={css.figure} data-part="image-text-figure">
        <div className={css.picture} data-part="image-text-media">
          <Picture image={image} sizes={sizes(share[split])} priority={priority} />
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
  )
}
