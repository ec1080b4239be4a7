import type { ReactNode } from 'react'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import { icon } from '../../elements/icon/Icon.css.ts'
import { interpolate } from '../../i18n/format.ts'
import { Locales } from '../Locales.tsx'
import { MenuLink } from '../MenuLink.tsx'
import type { LocaleLink, MenuItem } from '../types.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import * as css from './Footer.css.ts'
import { en, type FooterMessages } from './Footer.messages.ts'
import { shownSocials, type Social } from './socials.ts'

export interface FooterProps extends RootProps {
  /** The brand's name, for the copyright line. */
  brand: string
  /** Year of the copyright line. Default: the line has none. */
  year?: number | undefined
  /**
   * Menu about the maker. Default: none; an empty menu hides its heading too.
   * @requirement OR-16
   */
  about?: readonly MenuItem[] | undefined
  /** Menu with further information. Default: none. */
  more?: readonly MenuItem[] | undefined
  /** Legal pages, in one line. Default: none. */
  legal?: readonly MenuItem[] | undefined
  /**
   * Accounts on social media, in order. Default: none.
   * @requirement FTR-03
   */
  socials?: readonly Social[] | undefined
  /** The active languages. Default: none, there is no list. */
  locales?: readonly LocaleLink[] | undefined
  /** A `NewsletterForm`, before the menus. Default: none. */
  newsletter?: ReactNode | undefined
  /** The brand's mark once more, as wide as the page: an inline SVG in `currentColor` that ends at its base line. */
  wordmark?: ReactNode | undefined
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<FooterMessages> | undefined
}

/**
 * The footer of every page.
 * @requirement FTR-01 to FTR-06
 */
export function Footer(props: FooterProps) {
  const { brand, year, about = [], more = [], legal = [], socials = [], locales = [], newsletter, wordmark } = props
  const messages = { ...en, ...props.messages }
  const groups = [
    { title: messages.about, items: about },
    { title: messages.moreInfo, items: more },
  ].filter(({ items }) => items.length)
  const accounts = shownSocials(socials)
  const entries = (items: readonly MenuItem[]) =>
    items.map((item) => (
      <li key={`${item.title} ${item.href}`} data-part="footer-item">
        <MenuLink item={item} className={css.link} part="footer-link" note={messages.newTab} />
      </li>
    ))

  return (
    <footer {...rootProps(props, css.footer)} data-part="footer" data-tone="inverted">
      <div className={css.columns} data-part="footer-columns">
        {newsletter && (
          <div className={css.newsletter} data-part="footer-newsletter">
            {newsletter}
          </div>
        )}
        {groups.map(({ title, items }) => (
          <nav key={title} className={css.group} data-part="footer-group" aria-label={title}>
            <h2 className={css.heading} data-part="footer-heading">
              {title}
            </h2>
            <ul data-part="footer-list">{entries(items)}</ul>
          </nav>
        ))}
        {accounts.length > 0 && (
          <div className={css.follow} data-part="footer-follow">
            <h2 className={css.heading} data-part="footer-heading">
              {messages.follow}
            </h2>
            <ul className={css.socials} data-part="footer-socials">
              {accounts.map(({ name, href, icon: own, path }) => (
                <li key={href} data-part="footer-socials-item">
                  <a className={css.social} data-part="footer-socials-link" href={href} target="_blank" rel="noopener">
                    {own ? (
                      <span className={icon} data-part="icon" aria-hidden="true">
                        {own}
                      </span>
                    ) : (
                      <svg className={icon} data-part="icon" viewBox="0 0 24 24" aria-hidden="true">
                        <path d={path} />
                      </svg>
                    )}
                    <span className={visuallyHidden}>{`${name} (${messages.newTab})`}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className={css.bottom} data-part="footer-bottom">
        <p data-part="footer-copyright">{interpolate(messages.copyright, { brand, year })}</p>
        {legal.length > 0 && (
          <ul className={css.legal} data-part="footer-legal" aria-label={messages.legal}>
            {entries(legal)}
          </ul>
        )}
        {locales.length > 0 && <Locales locales={locales} label={messages.languages} className={css.languages} />}
      </div>
      {wordmark && (
        <div className={css.wordmark} data-part="footer-wordmark" aria-hidden="true">
          {wordmark}
        </div>
      )}
    </footer>
  )
}
