import { ConsentNotice } from '@brand/blocks/consent-notice'
import { Breadcrumb, ContactButton, LocaleWarning, ProgressBar, type Crumb } from '@brand/blocks/navigation'
import { Cell, Grid } from '@brand/blocks/layout'
import { defaultLocale, homePath, type Locale } from '@brand/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { firstViewEnd } from '../cms/first-view.ts'
import { libraryMessages } from '../i18n/library.ts'
import { consentPath } from '../request/consent.ts'
import type { Notes } from '../request/preview.ts'
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
  /** The language of the content, where it differs from that of the address. */
  contentLocale?: Locale
  /**
   * Parts of the content are in English.
   * @requirement LOC-36
   */
  partlyEnglish?: boolean | undefined
  /**
   * The bar is inverted: over the first block, or above the notice of another language.
   * @requirement NAV-09
   */
  inverted?: boolean
  /**
   * The trail of the page, from the home page on.
   * @requirement BC-01
   */
  trail?: readonly Crumb[]
  /**
   * The page's slug is `contact`.
   * @requirement FTR-07
   */
  isContact?: boolean
  /** A second block ends the first view of the page. Default `false`: it ends with the bar. */
  hasSecondBlock?: boolean
  /** Notes on the content shown, in preview only. */
  preview?: Notes | undefined
}

/** A page's body: bar, notice, trail, the page itself, contact button, footer. */
export function chromeHtml(props: ChromeProps, page: string): string {
  const {
    shell,
    locale,
    path,
    active,
    addressIn = homePath,
    contentLocale = locale,
    partlyEnglish = false,
    inverted,
    trail,
    isContact,
    hasSecondBlock = false,
    preview,
  } = props
  const texts = libraryMessages[locale]
  const isFallback = contentLocale !== locale
  const locales = localeLinks(active, locale, addressIn)
  const renderBreadcrumb = ([home, ...steps]: readonly Crumb[]) => (
    <Breadcrumb homeHref={home!.href!} trail={steps} inverted={inverted} messages={texts.breadcrumb} />
  )
  const above = trail?.flatMap(({ href }) => href ?? [])
  return [
    renderToStaticMarkup(
      <>
        <ProgressBar messages={texts.progressBar} />
        <Header {...shell} locale={locale} path={path} locales={locales} trail={above} inverted={inverted} />
        {(isFallback || partlyEnglish) && (
          <LocaleWarning
            requestedLocale={locale}
            contentLocale={isFallback ? contentLocale : defaultLocale}
            partly={!isFallback}
            messages={texts.localeWarning}
          />
        )}
        {trail &&
          (inverted ? (
            renderBreadcrumb(trail)
          ) : (
            <Grid>
              <Cell>{renderBreadcrumb(trail)}</Cell>
            </Grid>
          ))}
      </>,
    ),
    hasSecondBlock ? '' : `<span id="${firstViewEnd}" hidden></span>`,
    preview ? renderToStaticMarkup(<PreviewBar notes={preview} locale={locale} />) : '',
    isFallback ? `<main id="main" lang="${contentLocale}">` : '<main id="main">',
    page,
    '</main>',
    renderToStaticMarkup(
      <>
        {!isContact && <ContactButton href={shell.contact} messages={texts.contactButton} />}
        <SiteFooter {...shell} locale={locale} path={path} locales={locales} />
        <ConsentNotice href={consentPath} privacyHref={shell.privacy} messages={texts.consentNotice} />
      </>,
      // Ids differ from those of the page.
      { identifierPrefix: 'footer-' },
    ),
  ].join('')
}
