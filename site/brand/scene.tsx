import dark from './assets/room-dark.webp'
import lit from './assets/room-lit.webp'
import css from './scene.css?inline'

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

/** A felt room with a cat on the sofa, whose eyes look at the pointer, and a lamp with a cord. */
export const scene = {
  dark,
  lit,
  width: 2880,
  height: 1620,
  lightSwitch: { at: { x: 0.661, y: 0.318 }, content: cord },
  watchers: [{ at: { x: 0.8053, y: 0.578 }, width: 0.032, content: cat }],
  css,
}
