import { en as carousel } from '../../elements/carousel/Carousel.messages.ts'

export const en = {
  ...carousel,
  /** Names a row without a title. */
  models: 'Models',
  /** Stands where a model has neither picture nor colour. */
  noPicture: 'Picture to follow',
}

type Texts = typeof en
export interface ModelListMessages extends Texts {}
