import { en as carousel } from '../../elements/carousel/Carousel.messages.ts'

export const en = {
  ...carousel,
  /** Names a row without a title. */
  designers: 'Designers',
}

type Texts = typeof en
export interface DesignerCarouselMessages extends Texts {}
