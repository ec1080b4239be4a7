export { DesignerCarousel, DesignerCarousel as default, type DesignerCarouselProps } from './DesignerCarousel.tsx'
export type { DesignerCarouselMessages } from './DesignerCarousel.messages.ts'
