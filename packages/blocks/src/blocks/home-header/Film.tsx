'use client'

import { enhanceBackgroundVideo } from '../../enhance-background-video.ts'
import type { ImageValue, VideoValue } from '../../contract/values.ts'
import { focalPosition } from '../../elements/picture/Picture.tsx'
import { useEnhance } from '../../useEnhance.ts'
import * as css from './HomeHeader.css.ts'

/**
 * The silent film over the still. Has no source until the plain script gives it one.
 * @requirement BLK-home_header-12 to 16
 */
export function Film({ film, focal }: { film: VideoValue; focal: ImageValue['focal'] }) {
  return (
    <video
      ref={useEnhance(enhanceBackgroundVideo)}
      className={css.film}
      data-part="home-header-film"
      // Cropped as the still is, in whose place it stands.
      style={{ objectPosition: focalPosition(focal) }}
      data-enhance="background-video"
      data-webm={film.webm}
      data-mp4={film.mp4}
      data-ogg={film.ogg}
      data-poster={film.poster}
      muted
      loop
      playsInline
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
      // The script may have started it before React came.
      suppressHydrationWarning
    />
  )
}
