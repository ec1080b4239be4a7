import type { ImageValue } from '../../contract/values.ts'
import { Picture } from '../../elements/Picture.tsx'
import { visuallyHidden } from '../../elements/VisuallyHidden.css.ts'
import { CatEyes } from './CatEyes.tsx'
import { DarkRoomScript } from './DarkRoomScript.tsx'
import { en, type ErrorPageMessages } from './ErrorPage.messages.ts'
import * as css from './NotFound.css.ts'
import { loden, spot, type Point } from './point.ts'
import { Room } from './Room.tsx'
import * as roomCss from './Room.css.ts'

export interface NotFoundProps {
  /** Address of the home page in the language shown. */
  home: string
  /** The room without light; decoration. */
  dark: ImageValue
  /** The same room with the lamp on, in the same size. */
  lit: ImageValue
  /** What the server says, in small type: "Page not found". */
  message?: string
  /** Where the lamp's cord hangs in the pictures. Default: as in Loden's own. */
  cord?: Point
  /** Where the cat's eyes are in the pictures. Default: as in Loden's own. */
  eyes?: Point
  messages?: Partial<ErrorPageMessages>
}

/**
 * The page for what is not there (ERR-10): a dark room, the pointer is a torch, a cat watches it, and a cord turns on the lamp.
 * Lamp and text work without pointer, motion and script.
 */
export function NotFound(props: NotFoundProps) {
  const { home, dark, lit, message, cord = loden.cord, eyes = loden.eyes } = props
  const messages = { ...en, ...props.messages }
  const scene = (
    // The script may have changed its attributes before React came.
    <div className={roomCss.scene} data-dark-room="" suppressHydrationWarning>
      <Picture image={{ ...dark, alt: '' }} fill priority />
      <div className={css.lit}>
        <Picture image={lit} fill priority />
      </div>
      <CatEyes at={eyes} />
      <label className={css.cord} style={spot(cord)}>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked */}
        <input className={visuallyHidden} type="checkbox" role="switch" aria-label={messages.lamp} />
        <span className={css.handle} />
      </label>
    </div>
  )
  return (
    <>
      <Room scene={scene} label="404" title={messages.lightsOff} home={home} back={messages.back}>
        <output className={roomCss.lead}>
          <span className={css.whileDark}>{messages.unlit}</span>
          <span className={css.whileLit}>{messages.lit}</span>
        </output>
        {message && <p className={roomCss.message}>{message}</p>}
      </Room>
      <DarkRoomScript />
    </>
  )
}
