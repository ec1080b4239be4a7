import type { ImageValue } from '../../contract/values.ts'
import { Picture } from '../../elements/picture/Picture.tsx'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import { interpolate } from '../../i18n/format.ts'
import { from } from '../../theme/breakpoints.ts'
import * as css from './PictureRow.css.ts'
import type { StockProductPageMessages } from './StockProductPage.messages.ts'

export interface StockPicture {
  /** The picture, at least 550 px high. */
  image: ImageValue
  /** The picture cut to a square, at least 100 px high. */
  thumbnail: ImageValue
}

export interface PictureRowProps {
  /** The pictures from first to last. */
  pictures: readonly StockPicture[]
  messages: StockProductPageMessages
}

/**
 * Pictures that one turns, one at a time, and links to each of them where there are several. The row scrolls by itself;
 * `enhanceStockProduct` keeps the page still and marks the picture in view.
 * @requirement R2G-05, R2G-06
 */
export function PictureRow({ pictures, messages }: PictureRowProps) {
  if (!pictures.length) return null
  return (
    <>
      <section
        className={css.viewport}
        data-part="picture-row"
        aria-label={messages.pictures}
        // It scrolls by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={pictures.length > 1 ? 0 : undefined}
      >
        <ul className={css.track} data-part="picture-row-track">
          {pictures.map(({ image }, i) => (
            <li key={image.src} id={`picture-${i + 1}`} className={css.slide} data-part="picture-row-slide">
              <Picture image={image} sizes={`${from.m} 60vw, 100vw`} priority={i === 0} fill />
            </li>
          ))}
        </ul>
      </section>
      {pictures.length > 1 && (
        <ul className={css.thumbnails} data-part="picture-row-thumbnails">
          {pictures.map(({ image, thumbnail }, i) => (
            <li key={image.src} className={css.item} data-part="picture-row-item">
              <a
                className={css.thumbnail}
                data-part="picture-row-thumbnail"
                href={`#picture-${i + 1}`}
                aria-current={i === 0 ? 'true' : undefined}
              >
                <span className={visuallyHidden}>{interpolate(messages.picture, { n: i + 1 })}</span>
                <Picture image={{ ...thumbnail, alt: '' }} sizes="108px" fill />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
