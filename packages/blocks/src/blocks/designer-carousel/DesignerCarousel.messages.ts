import { en as carousel } from '../../elements/carousel/Carousel.messages.ts'

export const en = {
  ...carousel,
  /** Names a row without a title. */
  designers: 'Designers',
}

export type DesignerCarouselMessages = typeof en
