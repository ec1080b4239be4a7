import { Icon } from '../../elements/Icon.tsx'
import { visuallyHidden } from '../../elements/VisuallyHidden.css.ts'
import type { LocaleLink } from '../types.ts'
import { tool } from './BarTools.css.ts'
import * as css from './LocaleSwitcher.css.ts'

/** The languages below the bar, each in its own language; opens and closes without a script (NAV-06). */
export function LocaleSwitcher({ locales, label }: { locales: readonly LocaleLink[]; label: string }) {
  const shown = locales.find(({ current }) => current) ?? locales[0]
  if (!shown) return null
  return (
    <details className={css.switcher}>
      <summary className={tool}>
        <span className={css.code}>{shown.locale}</span>
        <span className={visuallyHidden}>{` ${label}`}</span>
        <Icon name="chevron" />
      </summary>
      <ul className={css.rows} data-locales="">
        {locales.map(({ locale, name, href, current }) => (
          <li key={locale}>
            <a className={css.row} href={href} lang={locale} hrefLang={locale} aria-current={current || undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
