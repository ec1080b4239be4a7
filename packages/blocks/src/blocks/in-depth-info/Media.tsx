import type { ImageValue, VideoValue } from '../../contract/values.ts'
import { Picture } from '../../elements/picture/Picture.tsx'
import { from } from '../../theme/breakpoints.ts'
import * as css from './InDepthInfo.css.ts'

const types = ['webm', 'mp4', 'ogg'] as const
const sizes = `${from.m} 50vw, 100vw`

interface MediaProps {
  image?: ImageValue | undefined
  video?: VideoValue | undefined
  /** Names the film. */
  title: string
  priority?: boolean | undefined
}

/**
 * A silent film with the browser's own controls, or else a picture. No film loads before it is asked for.
 * @requirement BLK-in_depth_info-02
 */
export function Media({ image, video, title, priority }: MediaProps) {
  const sources = types.filter((type) => video?.[type])
  if (!sources.length && !image?.src) return null
  const poster = video?.poster ?? image?.src
  return (
    <div className={css.media} data-part="in-depth-info-media">
      {sources.length ? (
        <>
          {/* Behind the film, which is transparent until it plays: a `poster` would load at once, wherever it stands. @requirement IMG-05 */}
          {poster && (
            <picture>
              <img data-part="in-depth-info-poster" src={poster} alt="" loading={priority ? 'eager' : 'lazy'} />
            </picture>
          )}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a silent film has nothing to be written down */}
          <video data-part="in-depth-info-video" controls playsInline preload={poster ? 'none' : 'metadata'} aria-label={title}>
            {sources.map((type) => (
              <source key={type} src={video?.[type]} type={`video/${type}`} />
            ))}
          </video>
        </>
      ) : (
        <Picture image={image} sizes={sizes} priority={priority} />
      )}
    </div>
  )
}
