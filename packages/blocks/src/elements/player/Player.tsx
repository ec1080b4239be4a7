import type { EmbedValue } from '../../contract/values.ts'
import { playerAddress } from './player-address.ts'

export interface PlayerProps {
  video: EmbedValue
  /** Name of the player for screen readers. */
  title: string
  className: string
  /** Its public name, `video-player-player`. */
  part: string
  /** Called when a file of one's own cannot be played; a provider's player shows that itself. */
  onError?: (() => void) | undefined
}

/** The language's own name, as `français`; the code where the browser knows none. */
const formatLanguage = (lang: string) => new Intl.DisplayNames([lang], { type: 'language' }).of(lang)

/**
 * A film that begins to play: in the frame of its provider, without a script of theirs, or from a file with the browser's own
 * controls. Render it only once a visitor has asked for it.
 * @requirement BLK-video_player-01
 */
export function Player({ video, title, className, part, onError }: PlayerProps) {
  const address = playerAddress(video)
  if (address) {
    return (
      <iframe
        className={className}
        data-part={part}
        src={address}
        title={title}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a foreign origin cannot take its sandbox off
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      />
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- not every film has words; `captions` has those of one that does
    <video
      className={className}
      data-part={part}
      src={video.id}
      aria-label={title}
      controls
      autoPlay
      playsInline
      onError={onError}
    >
      {video.captions?.map(({ lang, src }) => (
        <track key={lang} kind="captions" src={src} srcLang={lang} label={formatLanguage(lang)} />
      ))}
    </video>
  )
}
