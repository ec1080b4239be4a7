export const en = {
  /** What the whole is, read out after its name. */
  carousel: 'carousel',
  /** What each of its parts is, read out after its place. */
  slide: 'slide',
  /** Place of a slide, its name: `{n}` of `{total}`. */
  position: '{n} of {total}',
  previous: 'Show previous',
  next: 'Show next',
}

type Texts = typeof en
export interface CarouselMessages extends Texts {}
