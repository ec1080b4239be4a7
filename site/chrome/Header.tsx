import { homePath } from '@brand/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { remember } from '../cms/remember.ts'
import { site } from '../config.ts'
import type { Messages } from '../messages/en.ts'
import type { ChromeProps } from './Chrome.tsx'
import { currentLink } from './links.ts'
import { MenuItems } from './MenuItems.tsx'

const Icon = ({ d }: { d: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
)

interface HeaderProps extends Pick<ChromeProps, 'locale' | 'path' | 'general' | 'light'> {
  /** The language links, as HTML. */
  languages: string
  text: Messages
}

/**
 * The bar: wordmark, main menu, languages (NAV-01, NAV-02). On small screens the menu is a popover, a sheet that opens,
 * closes and gives back the focus without any script.
 */
export function Header({ locale, path, general, light, languages, text }: HeaderProps) {
  const home = homePath(locale)
  const items = general.menus.find(({ id }) => id === 'main')?.items ?? []
  const links = items.map(({ link }) => link)
  const current = currentLink(links, path, home)
  const mark = current === path ? 'page' : 'true'
  const menu = remember(general, `main ${current} ${mark} ${text.newTab}`, () =>
    renderToStaticMarkup(<MenuItems items={items} current={current} mark={mark} newTab={text.newTab} />),
  )
  return (
    <header className={light ? 'bar bar-light' : 'bar'}>
      <a
        className="bar-logo"
        href={home}
        aria-label={`${site.brand}, ${text.home}`}
        dangerouslySetInnerHTML={{ __html: site.wordmark }}
      />
      <button className="bar-button" type="button" popoverTarget="menu">
        {text.openMenu}
        <Icon d="M3 8h18M3 16h18" />
      </button>
      <nav className="menu" id="menu" popover="auto" aria-label={text.mainMenu}>
        <button className="bar-button menu-close" type="button" popoverTarget="menu" popoverTargetAction="hide">
          {text.closeMenu}
          <Icon d="m5 5 14 14M19 5 5 19" />
        </button>
        <ul className="menu-list" dangerouslySetInnerHTML={{ __html: menu }} />
        <div className="menu-languages" dangerouslySetInnerHTML={{ __html: languages }} />
      </nav>
    </header>
  )
}
