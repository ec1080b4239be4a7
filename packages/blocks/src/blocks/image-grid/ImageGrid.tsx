import type { OptionsOf } from '../../contract/contract.ts'
import { Picture } from '../../elements/picture/Picture.tsx'
import { place } from '../../elements/styles/place.css.ts'
import type { ImageGridFields } from '../../generated/props.ts'
import { from } from '../../theme/breakpoints.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import type { imageGrid } from './ImageGrid.contract.ts'
import * as css from './ImageGrid.css.ts'
import { maxImages } from './limits.ts'

export type ImageGridProps = ImageGridFields & OptionsOf<typeof imageGrid> & RootProps

/** A share of the page from s, all of a phone; for pictures that offer widths. */
const sizes = (columns: number) => `${from.s} ${Math.round(100 / columns)}vw, 100vw`

/**
 * One to three pictures of one size side by side.
 * @requirement BLK-image_grid
 */
export function ImageGrid({ images, columns, priority, ...rest }: ImageGridProps) {
  const shown = images?.slice(0, maxImages) ?? []
  const across = columns && columns >= 1 && columns <= maxImages ? Math.floor(columns) : shown.length
  if (!shown.length) return null
  return (
    <div {...rootProps(rest, place)} data-part="image-grid">
      <div className={css.grids[across - 1]} data-part="image-grid-row">
        {shown.map(({ image, caption }, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same picture may stand twice, and none moves
          <figure key={i} data-part="image-grid-item">
            <div className={css.picture} data-part="image-grid-media">
              <Picture image={image} sizes={sizes(across)} priority={priority} />
            </div>
            {caption && (
              <figcaption className={css.caption} data-part="image-grid-caption">
                {caption}
              </figcaption>
            )}
          </figure>
        ))}
      </div>
    </div>
  )
}
