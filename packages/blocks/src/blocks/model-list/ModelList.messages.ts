import { en as carousel } from '../../elements/carousel/Carousel.messages.ts'

export const en = {
  ...carousel,
  /** Names a row without a title. */
  models: 'Models',
}

type Texts = typeof en
export interface ModelListMessages extends Texts {}
