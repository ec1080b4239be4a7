import { useId } from 'react'
import { Icon } from '../../elements/icon/Icon.tsx'
import { Picture } from '../../elements/picture/Picture.tsx'
import { interpolate } from '../../i18n/format.ts'
import type { ImageGalleryFields } from '../../generated/props.ts'
import { from } from '../../theme/breakpoints.ts'
import * as css from './ImageGallery.css.ts'
import type { ImageGalleryMessages } from './ImageGallery.messages.ts'
import type { LightboxImage } from './lightbox-view.ts'
import { maxTiles } from './limits.ts'

export interface TilesProps {
  images: ImageGalleryFields['images']
  anchor: string
  messages: ImageGalleryMessages
}

/** Returns the `sizes` of a tile, by its place in the composition. */
function sizesAt(i: number, count: number) {
  if (count === 1) return '100vw'
  if (count === 2 || count === 4 || i === 3 || i === 4) return '50vw'
  return i ? `${from.m} 33vw, 50vw` : `${from.m} 66vw, 100vw`
}

/**
 * The pictures as links to themselves in large, the first ones composed, the others behind a link to them. Beside each tile is what
 * the lightbox shows of it (`data-image`), and the hash that opens it there (`data-hash`).
 */
export function Tiles({ images, anchor, messages }: TilesProps) {
  const id = `images${useId()}`
  const total = images.length
  const tile = ({ image, caption }: TilesProps['images'][number], i: number) => {
    const { alt, color, preview } = image
    const large: LightboxImage = { ...(image.large ?? image), alt, color, preview, caption }
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the same picture may stand twice, and none moves
      <li key={i} data-part="image-gallery-item">
        <figure className={css.item} data-part="image-gallery-figure">
          <a
            className={css.tile}
            data-part="image-gallery-tile"
            href={large.src}
            aria-haspopup="dialog"
            aria-label={alt ? undefined : interpolate(messages.position, { n: i + 1, total })}
            data-hydrate-trigger=""
            data-hash={`${anchor}-${i + 1}`}
            data-image={JSON.stringify(large)}
          >
            <Picture image={image} fill sizes={sizesAt(i, total)} />
          </a>
          {caption && (
            <figcaption className={css.tileCaption} data-part="image-gallery-tile-caption">
              {caption}
            </figcaption>
          )}
        </figure>
      </li>
    )
  }
  const tiles = images.map(tile)
  return (
    <>
      <ul className={css.tiles} data-part="image-gallery-tiles" data-count={Math.min(total, maxTiles)}>
        {tiles.slice(0, maxTiles)}
      </ul>
      {total > maxTiles && (
        <>
          <a className={css.more} data-part="image-gallery-more" href={`#${id}`} aria-haspopup="dialog" data-hydrate-trigger="">
            <span className={css.moreLabel} data-part="image-gallery-more-label">
              {messages.more}
            </span>
            <Icon name="plus" />
          </a>
          <ul className={css.rest} data-part="image-gallery-rest" id={id}>
            {tiles.slice(maxTiles)}
          </ul>
        </>
      )}
    </>
  )
}
