import { Icon } from '../elements/Icon.tsx'
import { newTab } from '../elements/Link.css.ts'
import { visuallyHidden } from '../elements/VisuallyHidden.css.ts'
import type { MenuItem } from './types.ts'

export interface MenuLinkProps {
  item: MenuItem
  className?: string
  /** An arrow at the end of the line, which says where the link leads. Default `false`: only the diagonal one of a new tab, after the text. */
  arrow?: boolean
  /** Read out after a link that opens in a new tab. */
  note: string
}

/** A menu's entry: marked on its own page, in a new tab when it leaves the site (NAV-04). */
export function MenuLink({ item: { title, link, current, blank }, className, arrow, note }: MenuLinkProps) {
  const outside = blank ? ({ target: '_blank', rel: 'noopener' } as const) : undefined
  return (
    <a className={className} href={link} aria-current={current} {...outside}>
      <span>
        {title}
        {blank && <span className={visuallyHidden}>{` (${note})`}</span>}
        {blank && !arrow && (
          <span className={newTab} aria-hidden="true">
            {'\u2060'}
            <Icon name="diagonal" />
          </span>
        )}
      </span>
      {arrow && <Icon name={blank ? 'diagonal' : 'arrow'} />}
    </a>
  )
}
