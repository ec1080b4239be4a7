import type { MessagesOption } from '../../contract/contract.ts'
import type { ImageGalleryFields } from '../../generated/props.ts'
import type { RootProps } from '../../root-props.ts'
import { en, type ImageGalleryMessages } from './ImageGallery.messages.ts'
import { Lightbox } from './Lightbox.tsx'
import { Tiles } from './Tiles.tsx'

export type ImageGalleryProps = ImageGalleryFields & MessagesOption<ImageGalleryMessages> & RootProps

/**
 * Up to five pictures as one composition, each opening a lightbox with all of them. Hydrated without `images` it keeps the tiles
 * that the server rendered.
 * @requirement BLK-image_gallery
 */
export function ImageGallery({ images, anchor = 'image', ...props }: ImageGalleryProps) {
  if (images && !images.length) return null
  const messages = { ...en, ...props.messages }
  return (
    <Lightbox {...props} messages={messages}>
      {images && <Tiles images={images} anchor={anchor} messages={messages} />}
    </Lightbox>
  )
}
