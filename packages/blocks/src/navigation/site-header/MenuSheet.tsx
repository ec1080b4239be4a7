import { onSurface } from '../../elements/styles/surface.ts'
import { Icon } from '../../elements/icon/Icon.tsx'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import { Locales } from '../Locales.tsx'
import { MenuLink } from '../MenuLink.tsx'
import { targets } from './targets.ts'
import type { LocaleLink, MenuItem } from '../types.ts'
import { Logo, type LogoProps } from './Logo.tsx'
import * as css from './MenuSheet.css.ts'
import type { SiteHeaderMessages } from './SiteHeader.messages.ts'

interface MenuSheetProps extends LogoProps {
  menu: readonly MenuItem[]
  shortcuts: readonly MenuItem[]
  locales: readonly LocaleLink[]
  messages: SiteHeaderMessages
}

/**
 * The menu on small screens: a sheet in the accent's colour from the end of the line.
 * @requirement NAV-07
 */
export function MenuSheet({ menu, shortcuts, locales, messages, ...logo }: MenuSheetProps) {
  return (
    <dialog className={onSurface('accent', css.sheet)} data-part="menu-sheet" id={targets.menu} aria-label={messages.openMenu}>
      <div className={css.top} data-part="menu-sheet-bar">
        <Logo {...logo} note={messages.home} />
        <a className={css.close} data-part="menu-sheet-close" href="#top" data-menu-close="" suppressHydrationWarning>
          <Icon name="close" />
          <span className={visuallyHidden}>{messages.closeMenu}</span>
        </a>
      </div>
      <nav data-part="menu-sheet-menu" aria-label={messages.openMenu}>
        <ul className={css.list} data-part="menu-sheet-list">
          {menu.map((item) => (
            <li key={`${item.title} ${item.href}`} data-part="menu-sheet-item">
              <MenuLink item={item} className={css.link} part="menu-sheet-link" arrow note={messages.newTab} />
            </li>
          ))}
        </ul>
        {shortcuts.length > 0 && (
          <ul className={css.shortcuts} data-part="menu-sheet-shortcuts">
            {shortcuts.map((item) => (
              <li key={`${item.title} ${item.href}`} data-part="menu-sheet-shortcuts-item">
                <MenuLink item={item} className={css.shortcut} part="menu-sheet-shortcut" note={messages.newTab} />
              </li>
            ))}
          </ul>
        )}
      </nav>
      {locales.length > 0 && <Locales locales={locales} label={messages.languages} className={css.languages} />}
    </dialog>
  )
}
