import { Picture } from '@brand/blocks/elements'
import darkRoom from '../assets/room-dark.webp'
import litRoom from '../assets/room-lit.webp'

interface SceneProps {
  texts: { picture: string; light: string; dark: string; lit: string }
  /** The light is on from the start, and has no switch. */
  isLit: boolean
}

const size = { width: 2880, height: 1620 }

const cat = (
  <span className="scene-cat" data-watcher="">
    <span className="scene-eye" />
    <span className="scene-eye" />
  </span>
)

/**
 * A felt room with a cat on the sofa. While it is dark the pointer carries a spot of light, which the cat watches; the cord of the
 * lamp turns on all of it, without a script too.
 */
export function Scene({ texts, isLit }: SceneProps) {
  const lit = <Picture image={{ src: litRoom, alt: texts.picture, ...size }} fill priority />
  if (isLit)
    return (
      <div className="scene" data-lit="">
        {lit}
        {cat}
      </div>
    )
  return (
    <div className="scene" data-enhance="scene">
      <Picture image={{ src: darkRoom, alt: '', ...size }} fill priority />
      <div className="scene-lit">{lit}</div>
      {cat}
      <span className="scene-cord">
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own checked state */}
        <input type="checkbox" role="switch" aria-label={texts.light} />
        <span className="scene-handle" />
      </span>
    </div>
  )
}

/** The sentence beside the scene, which changes with its light. */
export const SceneLead = ({ texts }: Pick<SceneProps, 'texts'>) => (
  <output>
    <span className="scene-while-dark">{texts.dark}</span>
    <span className="scene-while-lit">{texts.lit}</span>
  </output>
)
