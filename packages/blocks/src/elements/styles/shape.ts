import { vars } from '../../theme/vars.css.ts'

/** Pictures and films in it reach an edge of the page, and have no round corners. */
export const square = { [vars.radius.media]: '0px' }

/** Round corners on one side only: the other one touches an edge. */
export const round = {
  top: (radius: string) => ({ borderRadius: `${radius} ${radius} 0 0` }),
  bottom: (radius: string) => ({ borderRadius: `0 0 ${radius} ${radius}` }),
  start: (radius: string) => ({ borderStartStartRadius: radius, borderEndStartRadius: radius }),
  end: (radius: string) => ({ borderStartEndRadius: radius, borderEndEndRadius: radius }),
}
