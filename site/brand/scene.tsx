import type { LightSwitch, Watcher } from '@brand/blocks/error-page'
import dark from './assets/room-dark.webp'
import lit from './assets/room-lit.webp'
import css from './scene.css?inline'

/** The scene of a brand's error pages. Its texts are in `messages.ts`. */
export interface Scene {
  /** Addresses of one picture without light and with it, and its size. */
  dark: string
  lit: string
  width: number
  height: number
  /** Where the switch of the light is, and how it looks. */
  lightSwitch: Omit<LightSwitch, 'label'>
  watchers: readonly Watcher[]
  /** Styles of what is drawn in it. */
  css: string
}

const cat = (
  <span className="cat-eyes">
    <span className="cat-eye" />
    <span className="cat-eye" />
  </span>
)

const cord = (
  <span className="cord">
    <span className="cord-handle" />
  </span>
)

/** A felt room with a cat on the sofa, whose eyes look at the pointer, and a lamp with a cord. A brand without a scene says `undefined`. */
export const scene: Scene | undefined = {
  dark,
  lit,
  width: 2880,
  height: 1620,
  lightSwitch: { at: { x: 0.661, y: 0.318 }, content: cord },
  watchers: [{ at: { x: 0.8053, y: 0.578 }, width: 0.032, content: cat }],
  css,
}
