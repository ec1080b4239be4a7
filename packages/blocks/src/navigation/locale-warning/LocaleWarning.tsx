import type { Locale } from '../../contract/fixtures.ts'
import { Icon } from '../../elements/Icon.tsx'
import { fill } from '../fill.ts'
import * as css from './LocaleWarning.css.ts'
import { en, type LocaleWarningMessages } from './LocaleWarning.messages.ts'
import { LocaleWarningRoot } from './LocaleWarningRoot.tsx'

export interface LocaleWarningProps {
  /** The language that was asked for; the notice is written in it. */
  requested: Locale
  /** The language that the page is shown in. */
  served: Locale
  messages?: Partial<LocaleWarningMessages>
}

const closed = 'language-notice-closed'

/** Says that the page is shown in another language than asked for (LOC-28, LOC-30). Pushes the page down, lies over nothing. */
export function LocaleWarning({ requested, served, ...rest }: LocaleWarningProps) {
  if (requested === served) return null
  const messages = { ...en, ...rest.messages }
  return (
    <LocaleWarningRoot className={css.strip}>
      <Icon name="warning" />
      <output className={css.notice}>
        {fill(messages.notice, { requested: messages[requested], served: messages[served] })}
      </output>
      {/* Its own target: that is how the notice is closed without a script. */}
      <a className={css.close} id={closed} href={`#${closed}`} aria-label={messages.close}>
        <Icon name="close" />
      </a>
    </LocaleWarningRoot>
  )
}
