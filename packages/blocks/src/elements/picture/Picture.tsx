import type { ImageValue } from '../../contract/values.ts'
import { cx } from '../styles/cx.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import { drawing } from './image-component.ts'
import * as css from './Picture.css.ts'

export interface PictureProps extends RootProps {
  /** The picture; without one, or without an address, nothing is rendered. */
  image: ImageValue | undefined
  /** Width at which the picture is shown, as in HTML's `sizes`. Default `100vw`. */
  sizes?: string | undefined
  /** Loads at once and first; for the first picture of a page. Default `false`: lazily. */
  priority?: boolean | undefined
  /** Fills the box around it instead of keeping its own proportions. Default `false`. */
  fill?: boolean | undefined
  /** Width to height; crops around the focal point. Default: the picture's own. */
  ratio?: css.PictureRatio | undefined
}

const colour = /^(?:#[\da-f]{6}|transparent)$/i
const dataAddress = /^data:image\/(?:webp|png|jpeg|avif|gif);base64,[\w+/]+=*$/

/** As wide as a phone: one of more than two pixels to one of CSS takes what one of two takes. More of a photograph is not seen there, but loaded. */
const dense = '(resolution>2x) 66vw,$&'

/** Only candidates of a width are chosen by it; those of a density (`2x`) must stand without. */
const toSizes = (srcset: string | undefined, sizes: string) =>
  srcset && /\dw\b/.test(srcset) ? sizes.replace('100vw', dense) : undefined

/** Where the focal point lies, for `object-position`. */
export const focalPosition = (focal: ImageValue['focal']) => focal && `${focal.x * 100}% ${focal.y * 100}%`

/** A picture that keeps its place while it loads. Renders nothing without an address. */
export function Picture({ image, sizes = '100vw', priority, fill, ratio, ...rest }: PictureProps) {
  if (!image?.src) return null
  const { src, srcset, alt, width, height, focal, color, preview, sources = [] } = image
  const focus = focalPosition(focal)
  // A browser handles each preview while it lays the page out: a sixth of that task with 26 pictures. A picture further down
  // loads before it is seen.
  const isShown = priority && preview && color !== 'transparent' && dataAddress.test(preview)
  const small = isShown ? `url(${preview})` : undefined
  const style = {
    objectPosition: focus,
    backgroundColor: color && colour.test(color) ? color : undefined,
    // The loaded picture covers its own background.
    backgroundImage: small,
    backgroundPosition: small && focus,
  }
  // Always inside <picture>: for an <img> alone React adds a preload link.
  return (
    <picture {...rootProps(rest)} data-part="picture">
      {sources.map((source) => (
        <source
          key={source.media}
          media={source.media}
          srcSet={source.srcset}
          sizes={toSizes(source.srcset, sizes)}
          width={source.width}
          height={source.height}
        />
      ))}
      <drawing.Image
        className={cx(css.picture, fill && css.fill)}
        data-part="picture-image"
        data-ratio={ratio}
        // Before `src`: browsers apply attributes in this order.
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        sizes={toSizes(srcset, sizes)}
        srcSet={srcset}
        src={src}
        alt={alt}
        width={width}
        height={height}
        style={style}
      />
    </picture>
  )
}
