import type { SpotlightSceneProps } from './SpotlightScene.tsx'

const picture = (file: string, alt: string) => ({ src: `/fixtures/${file}.svg`, alt, width: 1440, height: 810 })

const lit = picture('scene-lit', 'A grey room with a round lamp')

/** A ring whose dot turns to the pointer. */
const ring = (
  <svg viewBox="-10 -10 20 20" fill="none" stroke="#fff" strokeWidth="2">
    <circle r="9" />
    <circle r="2" style={{ translate: 'calc(var(--look-x, 0) * 4px) calc(var(--look-y, 0) * 4px)' }} />
  </svg>
)

/** Neutral stand-ins for a brand's own scene. */
export const dark: SpotlightSceneProps = {
  lit,
  dark: picture('scene-dark', ''),
  lightSwitch: { at: { x: 0.661, y: 0.4 }, label: 'Light' },
  watchers: [{ at: { x: 0.79, y: 0.46 }, width: 0.04, content: ring }],
}

/** The scene with the light always on. */
export const alwaysLit: SpotlightSceneProps = { lit, watchers: dark.watchers! }
