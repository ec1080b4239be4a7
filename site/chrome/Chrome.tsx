import { ConsentNotice } from '@brand/blocks/consent-notice'
import { Breadcrumb, ContactButton, LocaleWarning, ProgressBar, type Crumb } from '@brand/blocks/navigation'
import { Cell, Grid } from '@brand/blocks/layout'
import { homePath, type Locale } from '@brand/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { libraryMessages } from '../i18n/library.ts'
import { consentPath } from '../request/consent.ts'
import { messages } from '../i18n/index.ts'
import { Header } from './Header.tsx'
import { localeLinks } from './links.ts'
import { PreviewBar } from './PreviewBar.tsx'
import type { Shell } from './shell.ts'
import { SiteFooter } from './SiteFooter.tsx'

export interface ChromeProps {
  shell: Shell
  locale: Locale
  /** Path of the page shown, with its prefix. */
  path: string
  active: readonly Locale[]
  /** Address of the page in another locale. Default: that locale's home page. */
  addressIn?: (locale: Locale) => string
  /** The locale of the content, where it differs from that of the address. */
  served?: Locale
  /** The bar is inverted: over the first block, or above the notice of another language (NAV-09). */
  inverted?: boolean
  /** The trail of the page, from the home page on (BC-01). */
  trail?: readonly Crumb[]
  /** The page's slug is `contact` (FTR-07). */
  isContact?: boolean
  /** In preview: the problems of the content shown. */
  problems?: readonly string[]
}

/**
 * A page's body: bar, notice, trail, the page itself, contact button, footer. Joined from strings, so that the page's own HTML is
 * not parsed again.
 */
export function chromeHtml(props: ChromeProps, page: string): string {
  const { shell, locale, path, active, addressIn = homePath, served = locale, inverted, trail, isContact, problems } = props
  const texts = libraryMessages[locale]
  const isFallback = served !== locale
  const locales = localeLinks(active, locale, addressIn)
  return [
    renderToStaticMarkup(
      <>
        <ProgressBar messages={texts.progressBar} />
        <Header {...shell} locale={locale} path={path} locales={locales} inverted={inverted} />
        {isFallback && <LocaleWarning requestedLocale={locale} servedLocale={served} messages={texts.localeWarning} />}
        {trail && !inverted && (
          <Grid>
            <Cell>
              <Breadcrumb homeHref={trail[0]!.href!} trail={trail.slice(1)} messages={texts.breadcrumb} />
            </Cell>
          </Grid>
        )}
        <ConsentNotice action={consentPath} privacyHref={shell.privacy} messages={texts.consentNotice} />
      </>,
    ),
    problems ? renderToStaticMarkup(<PreviewBar problems={problems} text={messages[locale]} />) : '',
    isFallback ? `<main id="main" lang="${served}">` : '<main id="main">',
    page,
    '</main>',
    renderToStaticMarkup(
      <>
        {!isContact && <ContactButton href={shell.contact} messages={texts.contactButton} />}
        <SiteFooter {...shell} locale={locale} path={path} locales={locales} />
      </>,
      // Ids differ from those of the page.
      { identifierPrefix: 'footer-' },
    ),
  ].join('')
}
