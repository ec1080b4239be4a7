import { useRef, type CSSProperties, type PointerEvent } from 'react'
import { cx } from '../../elements/styles/cx.ts'
import { Icon } from '../../elements/icon/Icon.tsx'
import { Picture } from '../../elements/picture/Picture.tsx'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import { interpolate } from '../../i18n/format.ts'
import * as css from './ImageGallery.css.ts'
import type { ImageGalleryMessages } from './ImageGallery.messages.ts'
import type { LightboxImage } from './lightbox-image.ts'

export interface LightboxFigureProps {
  image: LightboxImage
  index: number
  total: number
  /** 1 where lines run to the right, -1 where they run to the left. */
  way: number
  /** Called with the place of another picture; one before the first or after the last goes round. */
  onTurn: (index: number) => void
  messages: ImageGalleryMessages
}

/** A finger that has moved this far sideways, in CSS pixels, turns to another picture. */
const swipe = 40

/** One picture as large as the dialog allows, with its caption and the ways to the others. */
export function LightboxFigure({ image, index, total, way, onTurn, messages }: LightboxFigureProps) {
  const { caption, ...picture } = image
  const start = useRef<number>(undefined)

  function onPointerDown({ isPrimary, pointerType, clientX }: PointerEvent) {
    // In a page that is zoomed in by two fingers, one finger moves the page.
    const isSwipe = isPrimary && pointerType !== 'mouse' && (visualViewport?.scale ?? 1) === 1
    start.current = isSwipe ? clientX : undefined
  }
  function onPointerUp({ clientX }: PointerEvent) {
    const distance = clientX - (start.current ?? clientX)
    start.current = undefined
    if (Math.abs(distance) > swipe) onTurn(index - way * Math.sign(distance))
  }

  return (
    <figure className={css.figure} data-part="image-gallery-lightbox">
      <div
        className={css.stage}
        data-part="image-gallery-stage"
        style={{ '--b-ratio': image.width / image.height, '--b-width': `${image.width}px` } as CSSProperties}
        onPointerDown={onPointerDown}
        onPointerUp={onPointerUp}
      >
        <Picture key={index} image={picture} priority />
      </div>
      {total > 1 && (
        <div className={css.controls} data-part="image-gallery-controls">
          <p className={css.counter} data-part="image-gallery-counter" aria-live="polite">
            <span aria-hidden="true">{`${index + 1} / ${total}`}</span>
            <span className={visuallyHidden}>{`${interpolate(messages.position, { n: index + 1, total })}. ${image.alt}`}</span>
          </p>
          <button
            className={cx(css.turn, css.back)}
            data-part="image-gallery-previous"
            type="button"
            aria-label={messages.previous}
            onClick={() => onTurn(index - 1)}
          >
            <Icon name="arrow" />
          </button>
          <button
            className={css.turn}
            data-part="image-gallery-next"
            type="button"
            aria-label={messages.next}
            onClick={() => onTurn(index + 1)}
          >
            <Icon name="arrow" />
          </button>
        </div>
      )}
      {caption && (
        <figcaption className={css.caption} data-part="image-gallery-caption">
          {caption}
        </figcaption>
      )}
    </figure>
  )
}
