import { useEffect, useRef } from 'react'
import { Picture } from '../../elements/picture/Picture.tsx'
import { interpolate } from '../../i18n/format.ts'
import * as css from './ImageGallery.css.ts'
import type { LightboxViewProps } from './lightbox-view.ts'

/** All pictures, small; the one that is shown is in the middle. One of them is in the order of Tab, since the arrows reach the others. */
export function Thumbnails({ pictures, index, onTurn, messages }: LightboxViewProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [list, shown] = [row.current!, row.current!.children[index] as HTMLElement]
    list.scrollLeft = shown.offsetLeft - (list.clientWidth - shown.offsetWidth) / 2
    if (list.contains(document.activeElement)) shown.focus({ preventScroll: true })
  }, [index])
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for what is sent
    <div ref={row} className={css.thumbnails} data-part="image-gallery-thumbnails" role="group" aria-label={messages.title}>
      {pictures.map(({ thumbnail }, i) => (
        <button
          // oxlint-disable-next-line react/no-array-index-key -- the same picture may stand twice, and none moves
          key={i}
          className={css.thumbnail}
          data-part="image-gallery-thumbnail"
          type="button"
          aria-label={interpolate(messages.position, { n: i + 1, total: pictures.length })}
          aria-current={i === index || undefined}
          tabIndex={i === index ? 0 : -1}
          onClick={() => onTurn(i)}
        >
          <Picture image={thumbnail} fill sizes="4rem" />
        </button>
      ))}
    </div>
  )
}
