import { Icon } from '../../elements/icon/Icon.tsx'
import { visuallyHidden } from '../../elements/styles/visually-hidden.css.ts'
import { LocaleItems } from '../LocaleItems.tsx'
import type { LocaleLink } from '../types.ts'
import { tool } from './BarTools.css.ts'
import * as css from './LocaleSwitcher.css.ts'

/**
 * The languages below the bar, each in its own language; opens and closes without a script.
 * @requirement NAV-06
 */
export function LocaleSwitcher({ locales, label }: { locales: readonly LocaleLink[]; label: string }) {
  const shown = locales.find(({ current }) => current) ?? locales[0]
  if (!shown) return null
  return (
    <details className={css.switcher} data-part="locale-switcher">
      <summary className={tool} data-part="locale-switcher-button">
        <span className={css.code} data-part="locale-switcher-code">
          {shown.locale}
        </span>
        <span className={visuallyHidden}>{` ${label}`}</span>
        <Icon name="chevron" />
      </summary>
      <ul className={css.rows} data-part="locale-switcher-list" data-locales="">
        <LocaleItems locales={locales} part="locale-switcher" className={css.row}>
          {({ name }) => name}
        </LocaleItems>
      </ul>
    </details>
  )
}
