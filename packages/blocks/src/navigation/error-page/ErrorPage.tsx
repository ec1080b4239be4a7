import type { ImageValue } from '../../contract/values.ts'
import { Picture } from '../../elements/Picture.tsx'
import { CatEyes } from './CatEyes.tsx'
import { en, type ErrorPageMessages } from './ErrorPage.messages.ts'
import { loden, type Point } from './point.ts'
import { Room } from './Room.tsx'
import * as css from './Room.css.ts'

export interface ErrorPageProps {
  /** Address of the home page in the language shown. */
  home: string
  /** Status code of the answer. */
  code: number
  /** What the server says. */
  message: string
  /** The room with the lamp on; without it the field is dark. */
  lit?: ImageValue
  /** Where the cat's eyes are in it. Default: as in Loden's own. */
  eyes?: Point
  messages?: Partial<ErrorPageMessages>
}

/** The page for every error but a missing page: the same room, lit, with code and message (ERR-01, ERR-08). */
export function ErrorPage({ home, code, message, lit, eyes = loden.eyes, ...rest }: ErrorPageProps) {
  const messages = { ...en, ...rest.messages }
  const scene = lit && (
    <div className={css.scene}>
      <Picture image={lit} fill priority />
      <CatEyes at={eyes} />
    </div>
  )
  return (
    <Room lit scene={scene} label={String(code)} title={messages.title} home={home} back={messages.back}>
      <p className={css.lead}>{message}</p>
    </Room>
  )
}
