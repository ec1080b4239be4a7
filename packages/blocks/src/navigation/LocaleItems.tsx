import type { ReactNode } from 'react'
import type { LocaleLink } from './types.ts'

interface LocaleItemsProps {
  locales: readonly LocaleLink[]
  /** Begins the names of its parts, `data-part`. */
  part: string
  className: string
  /** Renders the content of a link. */
  children: (link: LocaleLink) => ReactNode
}

/** The items of a list of languages: a link to the page in each, read out in its own language. */
export const LocaleItems = ({ locales, part, className, children }: LocaleItemsProps) =>
  locales.map((link) => (
    <li key={link.locale} data-part={`${part}-item`}>
      <a
        className={className}
        data-part={`${part}-link`}
        href={link.href}
        lang={link.locale}
        hrefLang={link.locale}
        aria-current={link.current || undefined}
      >
        {children(link)}
      </a>
    </li>
  ))
