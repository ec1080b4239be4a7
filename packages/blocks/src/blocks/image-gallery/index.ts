export { ImageGallery, ImageGallery as default, type ImageGalleryProps } from './ImageGallery.tsx'
export type { ImageGalleryMessages } from './ImageGallery.messages.ts'
