import { SpotlightScene, type Watcher } from '@brand/blocks/error-page'
import type { Locale } from '@brand/content'
import dark from '../../assets/room-dark.webp'
import lit from '../../assets/room-lit.webp'
import { messages } from '../../i18n/index.ts'

const size = { width: 2880, height: 1620 }

/** The eyes of the cat in the pictures: open in the dark, slits in the light. They look at the pointer. */
const cat: Watcher = {
  at: { x: 0.8053, y: 0.578 },
  width: 0.032,
  content: (
    <span className="cat-eyes">
      <span className="cat-eye" />
      <span className="cat-eye" />
    </span>
  ),
}

/** The cord of the lamp in the pictures. */
const cord = (
  <span className="cord">
    <span className="cord-handle" />
  </span>
)

/** The scene of the error pages: a room with a cat. It is dark until a visitor pulls the lamp's cord, or lit from the start with `isLit`. */
export function DarkRoom({ locale, isLit = false }: { locale: Locale; isLit?: boolean }) {
  const { room, lamp } = messages[locale]
  const picture = { ...size, src: lit, alt: room }
  if (isLit) return <SpotlightScene lit={picture} watchers={[cat]} />
  return (
    <SpotlightScene
      dark={{ ...size, src: dark, alt: '' }}
      lit={picture}
      lightSwitch={{ at: { x: 0.661, y: 0.318 }, label: lamp, content: cord }}
      watchers={[cat]}
    />
  )
}
