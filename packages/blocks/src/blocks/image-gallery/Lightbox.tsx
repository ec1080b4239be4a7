'use client'

import { startTransition, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { isModified } from '../../elements/dom/is-modified.ts'
import { useHash } from '../../elements/dom/useHash.ts'
import { emitBlockEvent } from '../../events.ts'
import { Modal } from '../../modal/Modal.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import { useOwnRef } from '../../useOwnRef.ts'
import * as css from './ImageGallery.css.ts'
import type { ImageGalleryMessages } from './ImageGallery.messages.ts'
import { readTile, type LightboxView } from './lightbox-view.ts'
import { LightboxFigure } from './LightboxFigure.tsx'
import { maxTiles } from './limits.ts'

interface View extends LightboxView {
  open: boolean
}

export interface LightboxProps extends RootProps {
  messages: ImageGalleryMessages
  /** The tiles. Without them those stay that the server has rendered: an island need not carry all pictures twice. */
  children: ReactNode
}

/**
 * Shows the pictures of the tiles in it one at a time, above the page. The open picture is in the address (`#image-3`), where it can be
 * shared; going back closes it, closing goes back.
 */
export function Lightbox({ ref, messages, children, ...rest }: LightboxProps) {
  const root = useOwnRef<HTMLDivElement>(ref)
  const hasOwnEntry = useRef(false)
  const [{ open, pictures, index, direction }, setView] = useState<View>({
    open: false,
    pictures: [],
    index: 0,
    direction: 'ltr',
  })
  const tiles = () => [...root.current!.querySelectorAll<HTMLElement>('[data-hash]')]
  const addressOf = (index: number) => `#${tiles()[index]!.dataset['hash']}`

  const emitView = (index: number) => emitBlockEvent(root.current!, { type: 'gallery-view', index })

  /** Pictures and direction are read when they are asked for. The dialog opens at once; the pictures come in tasks of their own. */
  function show(index: number) {
    const view = { open: true, index, direction: getComputedStyle(root.current!).direction as View['direction'] }
    setView({ ...view, pictures: [] })
    startTransition(() => setView({ ...view, pictures: tiles().map(readTile) }))
    emitView(index)
  }
  const hide = () => setView((view) => ({ ...view, open: false }))

  useHash((hash) => {
    const index = tiles().findIndex(({ dataset }) => dataset['hash'] === hash)
    if (index < 0 && open) {
      hasOwnEntry.current = false
      hide()
    }
    if (index < 0 || open) return
    // Sets the element that the focus returns to: the tile, or the link to all where the tile is hidden.
    root.current!.querySelector<HTMLElement>('a:not([data-hash])')?.focus()
    tiles()[index]!.focus()
    show(index)
  })

  function openFrom(event: MouseEvent) {
    const link = (event.target as Element).closest('a')
    if (!link || isModified(event)) return
    event.preventDefault()
    // Safari does not focus a link that is clicked; the dialog gives the focus back to where it was.
    link.focus()
    const index = tiles().indexOf(link)
    const first = index < 0 ? maxTiles : index
    history.pushState(history.state, '', addressOf(first))
    hasOwnEntry.current = true
    show(first)
  }

  function close() {
    hide()
    if (hasOwnEntry.current) history.back()
    else history.replaceState(history.state, '', location.pathname + location.search)
    hasOwnEntry.current = false
  }

  /**
   * Round at both ends.
   * @requirement BLK-image_gallery-03
   */
  function turnTo(index: number) {
    const next = (index + pictures.length) % pictures.length
    history.replaceState(history.state, '', addressOf(next))
    setView((view) => ({ ...view, index: next }))
    emitView(next)
  }

  useEffect(() => {
    if (!open || !pictures[0]) return
    const step = direction === 'rtl' ? -1 : 1
    const targets: Record<string, number> = {
      ArrowRight: index + step,
      ArrowLeft: index - step,
      Home: 0,
      End: pictures.length - 1,
    }
    function onKeyDown(event: KeyboardEvent) {
      const target = targets[event.key]
      if (target === undefined || isModified(event)) return
      event.preventDefault()
      turnTo(target)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })

  const content = children
    ? { children }
    : // React leaves HTML alone that it does not compare.
      { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- for the links in it */}
      <div {...rootProps(rest, css.block)} ref={root} data-part="image-gallery" onClick={openFrom} {...content} />
      <Modal open={open} onOpenChange={close} title={messages.title} variant="full" inverted messages={{ close: messages.close }}>
        {pictures.length > 0 && (
          <LightboxFigure pictures={pictures} index={index} direction={direction} onTurn={turnTo} messages={messages} />
        )}
      </Modal>
    </>
  )
}
