import { cx } from '../styles/cx.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import * as css from './Icon.css.ts'

const paths = {
  /** Go. */
  arrow: 'M4 12h15M13 5.5 19.5 12 13 18.5',
  /** Opens in a new tab. */
  diagonal: 'M6 18 17.5 6.5M8 6h10v10',
  /** Further down on this page. */
  down: 'M12 4v15M5.5 13 12 19.5 18.5 13',
  /** A file to take. */
  download: 'M12 4v11M6.5 10 12 15.5 17.5 10M4 20h16',
  /** Something is asked first. */
  lock: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3',
  close: 'm5 5 14 14M19 5 5 19',
  plus: 'M12 4v16M4 12h16',
  chevron: 'm5 9 7 7 7-7',
  menu: 'M3 8h18M3 16h18',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 21 21',
  message: 'M4 5h16v11H11l-5 4v-4H4z',
  warning: 'M12 3 22 21H2zM12 10v5M12 17.5v.5',
  play: 'M7 4v16l13-8z',
  pause: 'M8 5v14M16 5v14',
}

export type IconName = keyof typeof paths

/** Every icon there is, for the foundation page. */
export const iconNames = Object.keys(paths) as IconName[]

export interface IconProps extends RootProps<SVGSVGElement> {
  /** Name of the icon. */
  name: IconName
}

/** One of our own icons on the 24 px grid: decoration beside a text, never alone. */
export function Icon({ name, ...rest }: IconProps) {
  const directed = name === 'arrow' || name === 'diagonal'
  return (
    <svg
      aria-hidden="true"
      {...rootProps(rest, cx(css.icon, name === 'play' && css.solid, directed && css.directed))}
      data-part="icon"
      viewBox="0 0 24 24"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}
