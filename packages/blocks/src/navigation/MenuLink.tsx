import { Icon } from '../elements/icon/Icon.tsx'
import { newTab as newTabIcon } from '../elements/link/Link.css.ts'
import { visuallyHidden } from '../elements/styles/visually-hidden.css.ts'
import type { MenuItem } from './types.ts'

export interface MenuLinkProps {
  item: MenuItem
  className: string
  /** Its name for styles, `data-part`. */
  part: string
  /** Shows an arrow at the end of the line. Default `false`: only the new-tab icon, after the text. */
  arrow?: boolean
  /** Read out after a link that opens in a new tab. */
  note: string
}

/**
 * An entry of a menu: `aria-current` on its own page, a new tab when it leaves the site.
 * @requirement NAV-04
 */
export function MenuLink({ item: { title, href, current, newTab }, className, part, arrow, note }: MenuLinkProps) {
  const outside = newTab ? ({ target: '_blank', rel: 'noopener' } as const) : undefined
  return (
    <a className={className} data-part={part} href={href} aria-current={current} {...outside}>
      <span>
        {title}
        {newTab && <span className={visuallyHidden}>{` (${note})`}</span>}
        {newTab && !arrow && (
          <span className={newTabIcon} data-part="link-icon" aria-hidden="true">
            {'\u2060'}
            <Icon name="diagonal" />
          </span>
        )}
      </span>
      {arrow && <Icon name={newTab ? 'diagonal' : 'arrow'} />}
    </a>
  )
}
