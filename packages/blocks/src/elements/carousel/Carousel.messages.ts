export const en = {
  /** Role of the whole carousel, read out after its name. */
  carousel: 'carousel',
  /** Role of each slide, read out after its place. */
  slide: 'slide',
  /** Place of a slide, its name: `{n}` of `{total}`. */
  position: '{n} of {total}',
  previous: 'Show previous',
  next: 'Show next',
}

type Texts = typeof en
export interface CarouselMessages extends Texts {}
