import { homePath } from '@brand/content'
import { Button, DampedTitle } from '@brand/blocks/elements'
import type { PageContextServer } from 'vike/types'
import dark from '../../assets/room-dark.webp'
import lit from '../../assets/room-lit.webp'
import { softHyphens } from '../../cms/soft-hyphens.ts'
import { messages } from '../../messages/index.ts'
import { reasonOf } from '../errors.ts'

/** A dark room for 404 (ERR-10), the same room with the light on for anything else: status and message (ERR-01, ERR-08). */
export default function ErrorPage(pageContext: PageContextServer) {
  const { locale } = pageContext.site
  const text = messages[locale]
  const { status, message } = reasonOf(pageContext)
  const missing = status === 404
  return (
    <div className="room" data-tone="inverted">
      <img className="room-picture" src={missing ? dark : lit} alt="" width="1440" height="810" />
      <div className="room-text">
        <p className="room-label">{status}</p>
        <DampedTitle level={1} size="one" text={softHyphens(missing ? text.lightsOff : text.errorTitle, locale)} />
        <p className="room-message">{message}</p>
        <Button link={homePath(locale)}>{text.backHome}</Button>
      </div>
    </div>
  )
}
