import { cx } from '../elements/styles/cx.ts'
import { visuallyHidden } from '../elements/styles/visually-hidden.css.ts'
import { LocaleItems } from './LocaleItems.tsx'
import * as css from './Locales.css.ts'
import type { LocaleLink } from './types.ts'

export interface LocalesProps {
  locales: readonly LocaleLink[]
  /** Names the list. */
  label: string
  className?: string
}

/**
 * The languages as squares with their codes; each is read out in its own language.
 * @requirement FTR-04
 */
export function Locales({ locales, label, className }: LocalesProps) {
  return (
    <ul className={cx(css.locales, className)} data-part="locales" aria-label={label} data-locales="">
      <LocaleItems locales={locales} part="locales" className={css.square}>
        {({ locale, name }) => (
          <>
            {locale}
            <span className={visuallyHidden}>{` ${name}`}</span>
          </>
        )}
      </LocaleItems>
    </ul>
  )
}
