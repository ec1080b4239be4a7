'use client'

import { useState, type MouseEvent } from 'react'
import type { EmbedValue } from '../../contract/values.ts'
import { Icon } from '../../elements/icon/Icon.tsx'
import { isModified } from '../../elements/dom/is-modified.ts'
import { Player } from '../../elements/player/Player.tsx'
import { emitBlockEvent } from '../../events.ts'
import { Modal } from '../../modal/Modal.tsx'
import * as css from './HomeHeader.css.ts'
import type { HomeHeaderMessages } from './HomeHeader.messages.ts'

export interface WatchVideoProps {
  video: EmbedValue
  messages: HomeHeaderMessages
}

/**
 * A link to the film that opens it in a player; without JavaScript it leads to the film itself.
 * @requirement BLK-home_header-09
 */
export function WatchVideo({ video, messages }: WatchVideoProps) {
  const [open, setOpen] = useState(false)
  const title = video.title || messages.watchVideo

  function watch(event: MouseEvent<HTMLAnchorElement>) {
    if (isModified(event)) return
    event.preventDefault()
    // Safari does not focus a link that is clicked; the player gives the focus back to where it was.
    event.currentTarget.focus()
    setOpen(true)
    emitBlockEvent(event.currentTarget, { type: 'video-open', title, href: event.currentTarget.href })
  }

  return (
    <>
      <a
        className={css.watch}
        data-part="home-header-watch"
        href={video.href}
        aria-haspopup="dialog"
        data-hydrate-trigger=""
        data-playing={open || undefined}
        onClick={watch}
      >
        <Icon name="play" />
        <span className={css.watchText} data-part="home-header-watch-label">
          {messages.watchVideo}
        </span>
      </a>
      <Modal open={open} onOpenChange={setOpen} title={title} variant="full" inverted messages={{ close: messages.closePlayer }}>
        <Player video={video} title={title} className={css.player} part="home-header-player" />
      </Modal>
    </>
  )
}
