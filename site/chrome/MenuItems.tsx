import type { General } from '@brand/content'
import { isExternal } from './links.ts'

interface MenuItemsProps {
  items: General['menus'][number]['items']
  /** Link of the entry that stands for the page shown. */
  current?: string
  /** `page` when it is the page itself, `true` when it is one above it. */
  mark?: 'page' | 'true'
  /** Read out after links that open in a new tab. */
  newTab: string
}

/** The entries of a menu; those that leave the site open in a new tab (NAV-04). */
export function MenuItems({ items, current, mark, newTab }: MenuItemsProps) {
  return items.map(({ title, link }) => (
    <li key={link}>
      {isExternal(link) ? (
        <a href={link} target="_blank" rel="noopener">
          {title}
          <span className="sr">, {newTab}</span>
        </a>
      ) : (
        <a href={link} aria-current={link === current ? mark : undefined}>
          {title}
        </a>
      )}
    </li>
  ))
}
