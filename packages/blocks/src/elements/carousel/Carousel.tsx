import type { ReactNode } from 'react'
import { interpolate } from '../../i18n/format.ts'
import { cx } from '../styles/cx.ts'
import { visuallyHidden } from '../styles/visually-hidden.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import * as css from './Carousel.css.ts'
import { en, type CarouselMessages } from './Carousel.messages.ts'

export interface Slide {
  /** Unlike that of any other slide. */
  id: string
  /** Its language, a BCP 47 tag. Default: that of the page. */
  lang?: string | undefined
  /** Content of the slide: as many elements below each other as `rows`. */
  content: ReactNode
}

export interface CarouselProps extends RootProps {
  /** Names the row for screen readers. */
  label: string
  /** Stands above the row, beside the buttons. Default: nothing. */
  title?: ReactNode | undefined
  /** The slides of the row, from first to last. Without any, nothing is rendered. */
  slides: readonly Slide[]
  /** Elements of each slide that stand below each other; those of all slides are of one height. Default 1. */
  rows?: 1 | 2 | 3 | 4 | undefined
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<CarouselMessages> | undefined
}

/**
 * A row of slides that runs off the page (WAI-ARIA carousel). It is a list that scrolls, with all slides in the server's HTML;
 * `enhanceCarousel` adds the buttons, keys, dragging by mouse and groups.
 */
export function Carousel({ label, title, slides, rows = 1, messages, ...rest }: CarouselProps) {
  if (!slides.length) return null
  const { carousel, slide, position, previous, next } = { ...en, ...messages }
  const isSeveral = slides.length > 1
  const button = (step: -1 | 1, name: string) => (
    <button
      className={cx(css.button, step < 0 && css.back)}
      data-part="carousel-button"
      type="button"
      data-step={step}
      aria-label={name}
      aria-disabled={step < 0}
      suppressHydrationWarning
    >
      <Icon name="arrow" />
    </button>
  )
  return (
    // The script may have changed the attributes of some elements before React came.
    <section
      aria-roledescription={carousel}
      aria-label={label}
      {...rootProps(rest, css.carousel)}
      data-part="carousel"
      data-enhance="carousel"
      suppressHydrationWarning
    >
      {(title || isSeveral) && (
        <div className={css.head} data-part="carousel-head">
          {title}
          {isSeveral && (
            <div className={css.buttons} data-part="carousel-buttons">
              {button(-1, previous)}
              {button(1, next)}
            </div>
          )}
        </div>
      )}
      <div
        className={css.viewport}
        data-part="carousel-viewport"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for controls
        role="group"
        aria-label={label}
        // A list that scrolls must be in reach of the keyboard, also where no slide has a link.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        suppressHydrationWarning
      >
        <div className={css.track} data-part="carousel-track" data-rows={rows} suppressHydrationWarning>
          {slides.map(({ id, lang, content }, i) => (
            <div
              key={id}
              className={css.slide}
              data-part="carousel-slide"
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for controls
              role="group"
              aria-roledescription={slide}
              aria-label={interpolate(position, { n: i + 1, total: slides.length })}
              suppressHydrationWarning
            >
              <div className={css.content} data-part="carousel-content" lang={lang}>
                {content}
              </div>
            </div>
          ))}
        </div>
      </div>
      {isSeveral && (
        <>
          <div className={css.bar} data-part="carousel-bar" aria-hidden="true">
            <div className={css.thumb} data-part="carousel-thumb" />
          </div>
          <span className={visuallyHidden} data-part="carousel-status" aria-live="polite" suppressHydrationWarning />
        </>
      )}
    </section>
  )
}
