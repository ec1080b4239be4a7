import * as css from './CatEyes.css.ts'
import { spot, type Point } from './point.ts'

/** The cat's eyes: open in the dark, slits in the light. The script turns them to the pointer. */
export function CatEyes({ at }: { at: Point }) {
  return (
    <span className={css.eyes} style={spot(at)} data-eyes="">
      <span className={css.eye} />
      <span className={css.eye} />
    </span>
  )
}
