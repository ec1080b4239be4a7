import type { ReactNode } from 'react'
import { cx } from '../../elements/styles/cx.ts'
import { Icon } from '../../elements/icon/Icon.tsx'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import { MenuLink } from '../MenuLink.tsx'
import type { LocaleLink, MenuItem } from '../types.ts'
import * as barMenu from './BarMenu.css.ts'
import * as barTools from './BarTools.css.ts'
import { LocaleSwitcher } from './LocaleSwitcher.tsx'
import { Logo, type LogoProps } from './Logo.tsx'
import { MenuSheet } from './MenuSheet.tsx'
import * as css from './SiteHeader.css.ts'
import { en, type SiteHeaderMessages } from './SiteHeader.messages.ts'
import { SiteHeaderRoot } from './SiteHeaderRoot.tsx'
import { rootProps, type RootProps } from '../../root-props.ts'
import { targets } from './targets.ts'

export interface SiteHeaderProps extends LogoProps, RootProps {
  /** The entries of the menu, in order. */
  menu: readonly MenuItem[]
  /**
   * Entries that visitors often need, below the menu on small screens. Default: none.
   * @requirement NAV-12
   */
  shortcuts?: readonly MenuItem[] | undefined
  /** The active languages; without any there is no switcher. */
  locales?: readonly LocaleLink[] | undefined
  /** A `Search`, or anything around one; without it there is no search. */
  search?: ReactNode | undefined
  /**
   * Light text until the page is scrolled: transparent on the page's first block, or dark above a `LocaleWarning`. Default
   * `false`.
   * @requirement NAV-09
   */
  inverted?: boolean | undefined
  /** Id of the page's main part, for the link that skips to it. Default `main`. */
  mainId?: string | undefined
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<SiteHeaderMessages> | undefined
}

/** The bar above every page: logo, menu, search, languages; a sheet with the menu on small screens. One per page. */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, homeHref, logo: mark, menu, shortcuts = [], locales = [], search, inverted, mainId = 'main' } = props
  const messages = { ...en, ...props.messages }
  const logo = { brand, homeHref, logo: mark }
  return (
    <SiteHeaderRoot {...rootProps(props, css.header)} data-inverted={inverted || undefined}>
      <a className={css.skip} data-part="site-header-skip" href={`#${mainId}`}>
        {messages.skip}
      </a>
      <div className={css.bar} data-part="site-header-bar">
        <Logo {...logo} note={messages.home} />
        <nav className={barMenu.menu} data-part="site-header-menu" aria-label={messages.mainMenu}>
          <ul className={barMenu.items} data-part="site-header-list">
            {menu.map((item) => (
              <li key={`${item.title} ${item.href}`} data-part="site-header-item">
                <MenuLink item={item} className={barMenu.item} part="site-header-link" note={messages.newTab} />
              </li>
            ))}
          </ul>
        </nav>
        {search && (
          <div className={css.place} data-part="site-header-search">
            {search}
          </div>
        )}
        <div className={barTools.tools} data-part="site-header-tools">
          {search && (
            <a
              className={cx(barTools.tool, barTools.opener)}
              data-part="site-header-search-link"
              href={`#${targets.search}`}
              data-search-open=""
              suppressHydrationWarning
            >
              <Icon name="search" />
              <span className={barTools.toolText} data-part="site-header-search-label">
                {messages.search}
              </span>
            </a>
          )}
          <LocaleSwitcher locales={locales} label={messages.languages} />
          <a
            className={cx(barTools.tool, barTools.burger)}
            data-part="site-header-menu-link"
            href={`#${targets.menu}`}
            aria-haspopup="dialog"
            data-menu-open=""
            suppressHydrationWarning
          >
            <Icon name="menu" />
            <span className={visuallyHidden}>{messages.openMenu}</span>
          </a>
        </div>
      </div>
      <MenuSheet {...logo} menu={menu} shortcuts={shortcuts} locales={locales} messages={messages} />
    </SiteHeaderRoot>
  )
}
