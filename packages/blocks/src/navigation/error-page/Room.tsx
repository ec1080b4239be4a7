import type { ReactNode } from 'react'
import { Button } from '../../elements/Button.tsx'
import { DisplayTitle } from '../../elements/DisplayTitle.tsx'
import * as css from './Room.css.ts'

interface RoomProps {
  /** The lamp is on. Default `false`. */
  lit?: boolean
  /** What the visitor sees: fills the room behind the text. */
  scene: ReactNode
  label: string
  title: string
  /** Address of the home page, and the text of the link to it. */
  home: string
  back: string
  children?: ReactNode
}

/** A room as large as the view, with a text in its corner. */
export function Room({ lit, scene, label, title, home, back, children }: RoomProps) {
  return (
    <div className={css.room} data-tone="inverted" data-lit={lit || undefined}>
      <div className={css.text}>
        <p className={css.label}>{label}</p>
        <DisplayTitle level={1} size="title" text={title} />
        {children}
        <Button href={home}>{back}</Button>
      </div>
      {scene}
    </div>
  )
}
