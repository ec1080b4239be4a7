import type { LanguageLink } from './links.ts'

/** Links to the item shown in every active locale (LOC-10, NAV-06). */
export function Languages({ links, label }: { links: readonly LanguageLink[]; label: string }) {
  return (
    <ul className="languages" aria-label={label}>
      {links.map(({ locale, name, href, current }) => (
        <li key={locale}>
          <a href={href} hrefLang={locale} lang={locale} aria-current={current || undefined}>
            {locale.toUpperCase()}
            <span className="sr"> {name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
