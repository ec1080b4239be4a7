import type { ImageValue } from '../../contract/values.ts'
import type { ImageGalleryMessages } from './ImageGallery.messages.ts'

/** Picture with its caption in the lightbox. The link of its tile holds it as JSON (`data-image`). */
export type LightboxImage = ImageValue & { caption?: string | undefined }

/** A picture of the lightbox with a small one to choose it by. */
interface LightboxPicture {
  image: LightboxImage
  thumbnail: ImageValue
}

/** Pictures of the lightbox, and the current one. */
export interface LightboxView {
  pictures: readonly LightboxPicture[]
  /** The one that is shown. */
  index: number
  direction: 'ltr' | 'rtl'
}

export interface LightboxViewProps extends LightboxView {
  /** Called with the place of another picture; one before the first or after the last goes round. */
  onTurn: (index: number) => void
  messages: ImageGalleryMessages
}

/** Reads both from a tile: what is beside it, and the picture that it shows. */
export function readTile(tile: HTMLElement): LightboxPicture {
  const { src, srcset, width, height } = tile.querySelector('img')!
  return { image: JSON.parse(tile.dataset['image']!), thumbnail: { src, srcset, width, height, alt: '' } }
}
