import { Icon } from '../../elements/icon/Icon.tsx'
import { interpolate } from '../../i18n/format.ts'
import { rootProps, type RootProps } from '../../root-props.ts'
import * as css from './LocaleWarning.css.ts'
import { en, type LocaleWarningMessages } from './LocaleWarning.messages.ts'
import { LocaleWarningRoot } from './LocaleWarningRoot.tsx'

export interface LocaleWarningProps extends RootProps {
  /** The language that was asked for, a BCP 47 tag. The notice should be written in it: give its `messages`. */
  requestedLocale: string
  /** The language that the page is shown in, a BCP 47 tag. */
  contentLocale: string
  /** Only parts of the page are in the other language. Default `false`. */
  partly?: boolean | undefined
  /** Texts that replace the English ones; `@brand/blocks/messages/<locale>` has those of a language. */
  messages?: Partial<LocaleWarningMessages> | undefined
}

const closed = 'language-notice-closed'

/**
 * A notice that the page is not in the requested language. It pushes the page down and covers nothing. Place it right after the
 * `SiteHeader`, which keeps its place above it even with `inverted`.
 * @requirement LOC-28, LOC-30, LOC-36
 */
export function LocaleWarning({ requestedLocale, contentLocale, partly = false, ...rest }: LocaleWarningProps) {
  if (requestedLocale === contentLocale) return null
  const messages = { ...en, ...rest.messages }
  const formatLanguage = (locale: string) => new Intl.DisplayNames(messages.locale, { type: 'language' }).of(locale)
  return (
    <LocaleWarningRoot {...rootProps(rest, css.strip)}>
      <Icon name="warning" />
      <output className={css.notice} data-part="locale-warning-text">
        {interpolate(partly ? messages.partly : messages.notice, {
          requested: formatLanguage(requestedLocale),
          served: formatLanguage(contentLocale),
        })}
      </output>
      {/* Its own target: that is how the notice is closed without a script. */}
      <a
        className={css.close}
        data-part="locale-warning-close"
        id={closed}
        href={`#${closed}`}
        aria-label={messages.close}
        suppressHydrationWarning
      >
        <Icon name="close" />
      </a>
    </LocaleWarningRoot>
  )
}
