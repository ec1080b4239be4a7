import type { MessagesOption, OptionsOf } from '../../contract/contract.ts'
import { Carousel } from '../../elements/carousel/Carousel.tsx'
import { FittedText } from '../../elements/fitted-text/FittedText.tsx'
import { headingsFrom } from '../../elements/headings.ts'
import { Picture } from '../../elements/picture/Picture.tsx'
import type { DesignerCarouselFields } from '../../generated/props.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { designerCarousel } from './DesignerCarousel.contract.ts'
import * as css from './DesignerCarousel.css.ts'
import { en, type DesignerCarouselMessages } from './DesignerCarousel.messages.ts'

export type DesignerCarouselProps = DesignerCarouselFields &
  OptionsOf<typeof designerCarousel> &
  MessagesOption<DesignerCarouselMessages> &
  RootProps

/**
 * Portraits of designers in a row or a grid, each a link to the designer. Without a designer it renders nothing.
 * @requirement BLK-designer_carousel
 */
export function DesignerCarousel({ title, designers, layout, headingLevel = 2, ...rest }: DesignerCarouselProps) {
  if (!designers?.length) return null
  const messages = { ...en, ...rest.messages }
  const [Title, Name] = headingsFrom(headingLevel, !title)
  const slides = designers.map(({ id, lang, name, href, image }) => ({
    id,
    lang,
    content: (
      <>
        <div className={css.media} data-part="designer-carousel-media">
          {/* A card is 350 px wide at most. @requirement BLK-designer_carousel-02 */}
          <Picture image={image} ratio="1:1" sizes="350px" />
        </div>
        <Name className={css.name} data-part="designer-carousel-name">
          <a className={css.link} data-part="designer-carousel-link" href={href}>
            {name}
          </a>
        </Name>
      </>
    ),
  }))
  const heading = title && (
    <Title className={css.title} data-part="designer-carousel-title">
      <FittedText text={title} />
    </Title>
  )
  if (layout === 'grid')
    return (
      <div {...rootProps(rest)} data-part="designer-carousel">
        {heading}
        <ul className={css.grid} data-part="designer-carousel-grid" aria-label={title || messages.designers}>
          {slides.map(({ id, lang, content }) => (
            <li key={id} className={css.card} data-part="designer-carousel-card" lang={lang}>
              {content}
            </li>
          ))}
        </ul>
      </div>
    )
  return (
    <div {...rootProps(rest, css.block)} data-part="designer-carousel">
      <Carousel label={title || messages.designers} title={heading} slides={slides} rows={2} messages={messages} />
    </div>
  )
}
