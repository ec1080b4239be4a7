export { Carousel, type CarouselProps, type Slide } from './Carousel.tsx'
export type { CarouselMessages } from './Carousel.messages.ts'
export { resizeDelay, sizeCheckInterval, sizeTolerance } from './keep-size.ts'
