import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState, type CSSProperties } from 'react'
import { cx } from '../../elements/styles/cx.ts'
import { Icon } from '../../elements/icon/Icon.tsx'
import { Picture } from '../../elements/picture/Picture.tsx'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import { interpolate } from '../../i18n/format.ts'
import * as css from './ImageGallery.css.ts'
import type { LightboxViewProps } from './lightbox-view.ts'
import { Thumbnails } from './Thumbnails.tsx'

/** One picture as large as the dialog allows, with its caption and the buttons to the others. */
export function LightboxFigure(props: LightboxViewProps) {
  const { pictures, index, direction, onTurn, messages } = props
  const total = pictures.length
  const { caption, alt } = pictures[index]!.image
  const [startIndex] = useState(index)
  const [stage, embla] = useEmblaCarousel({
    loop: true,
    startIndex,
    direction,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
    // In a page that is zoomed in by two fingers, one finger moves the page.
    watchDrag: () => visualViewport?.scale === 1,
  })
  useEffect(() => {
    if (!embla) return
    const distance = Math.abs(index - embla.selectedScrollSnap())
    // To a neighbour, also round the ends, it moves; elsewhere at once, lest all between be loaded.
    embla.scrollTo(index, distance > 1 && distance < total - 1)
  }, [embla, index, total])
  useEffect(() => {
    const onSelect = () => onTurn(embla!.selectedScrollSnap())
    embla?.on('select', onSelect)
    return () => void embla?.off('select', onSelect)
  })

  return (
    <figure className={css.figure} data-part="image-gallery-lightbox" data-modal-margin="">
      <div ref={stage} className={css.stage} data-part="image-gallery-stage">
        <div className={css.track} data-part="image-gallery-track">
          {pictures.map(({ image }, i) => (
            <div
              // oxlint-disable-next-line react/no-array-index-key -- the same picture may stand twice, and none moves
              key={i}
              className={css.slide}
              data-part="image-gallery-slide"
              data-modal-margin=""
              aria-hidden={i !== index}
              style={{ '--b-ratio': image.width / image.height, '--b-width': `${image.width}px` } as CSSProperties}
            >
              <Picture image={image} priority={i === index} />
            </div>
          ))}
        </div>
      </div>
      {total > 1 && (
        <>
          <div className={css.controls} data-part="image-gallery-controls">
            <p className={css.counter} data-part="image-gallery-counter" aria-live="polite">
              <span key={`place ${index}`} aria-hidden="true" translate="no">{`${index + 1} / ${total}`}</span>
              <span
                key={`name ${index}`}
                className={visuallyHidden}
              >{`${interpolate(messages.position, { n: index + 1, total })}. ${alt}`}</span>
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
          <Thumbnails {...props} />
        </>
      )}
      {caption && (
        <figcaption key={caption} className={css.caption} data-part="image-gallery-caption">
          {caption}
        </figcaption>
      )}
    </figure>
  )
}
