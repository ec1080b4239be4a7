'use client'

import { useEffect, useRef, useState, type MouseEvent } from 'react'
import type { MessagesOption } from '../../contract/contract.ts'
import { Icon } from '../../elements/icon/Icon.tsx'
import { isModified } from '../../elements/dom/is-modified.ts'
import { Link } from '../../elements/link/Link.tsx'
import { Picture } from '../../elements/picture/Picture.tsx'
import { Player } from '../../elements/player/Player.tsx'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import { emitBlockEvent } from '../../events.ts'
import type { VideoPlayerFields } from '../../generated/props.ts'
import { interpolate } from '../../i18n/format.ts'
import { from } from '../../theme/breakpoints.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import * as css from './VideoPlayer.css.ts'
import { en, type VideoPlayerMessages } from './VideoPlayer.messages.ts'

export type VideoPlayerProps = VideoPlayerFields & MessagesOption<VideoPlayerMessages> & RootProps

const providers = { youtube: 'YouTube', vimeo: 'Vimeo', file: undefined }

/**
 * A film behind its still: a link to it that plays it in place once there is a script. Nothing of its provider is loaded before.
 * Without a film it renders nothing.
 * @requirement BLK-video_player
 */
export function VideoPlayer({ video, poster, caption, ...props }: VideoPlayerProps) {
  const [state, setState] = useState<'idle' | 'playing' | 'failed'>('idle')
  const frame = useRef<HTMLDivElement>(null)
  const messages = { ...en, ...props.messages }

  // Moves the focus: the link, or the player that failed, is gone.
  useEffect(() => {
    if (state !== 'idle') frame.current?.querySelector<HTMLElement>('iframe, video, a')?.focus()
  }, [state])

  if (!video?.id) return null
  const provider = providers[video.provider]
  const play = provider ? interpolate(messages.playFrom, { provider }) : messages.play
  const title = video.title || caption || play

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (isModified(event)) return
    event.preventDefault()
    setState('playing')
    emitBlockEvent(event.currentTarget, { type: 'video-open', title, href: event.currentTarget.href })
  }

  return (
    <figure {...rootProps(props, css.block)} data-part="video-player">
      <div ref={frame} className={css.frame} data-part="video-player-frame">
        {state === 'playing' ? (
          <Player
            video={video}
            title={title}
            className={css.player}
            part="video-player-player"
            onError={() => setState('failed')}
          />
        ) : (
          <>
            <Picture image={poster} fill sizes={`${from.l} 66vw, 100vw`} />
            <a className={css.facade} data-part="video-player-facade" href={video.href} data-hydrate-trigger="" onClick={onClick}>
              <span className={css.sign} data-part="video-player-sign">
                <Icon name="play" />
              </span>
              <span className={css.label} data-part="video-player-label">
                {play}
                {video.title && <span className={visuallyHidden}>{` (${video.title})`}</span>}
              </span>
            </a>
          </>
        )}
      </div>
      {state === 'failed' && (
        <p className={css.failed} data-part="video-player-failed" role="alert">
          {messages.failed} <Link href={video.href}>{messages.open}</Link>
        </p>
      )}
      {caption && (
        <figcaption className={css.caption} data-part="video-player-caption">
          {caption}
        </figcaption>
      )}
    </figure>
  )
}
