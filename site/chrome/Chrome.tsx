import type { General, Locale, LocalizedSlugs } from '@brand/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { messages } from '../messages/index.ts'
import { Fallback } from './Fallback.tsx'
import { footerHtml } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Languages } from './Languages.tsx'
import { languageLinks } from './links.ts'

export interface ChromeProps {
  locale: Locale
  /** Path of the page shown, with its prefix. */
  path: string
  active: readonly Locale[]
  general: General
  /** The item shown, for the language links. */
  slugs?: LocalizedSlugs
  /** The locale that the item is served in, where it differs from the one asked for. */
  served?: Locale
  /** The bar stands inverted on the first block (NAV-09). */
  light?: boolean
}

/**
 * A page's body: skip link, bar, notice, the page itself, footer. Put together from strings, so that parts which many pages
 * share are made once and a page's own HTML is not read again.
 */
export function chromeHtml({ locale, path, active, general, slugs, served, light }: ChromeProps, page: string): string {
  const text = messages[locale]
  const isFallback = served !== undefined && served !== locale
  const languages = renderToStaticMarkup(<Languages links={languageLinks(active, locale, slugs)} label={text.languages} />)
  return [
    `<a class="skip" href="#main">${text.skip}</a>`,
    renderToStaticMarkup(
      <Header locale={locale} path={path} general={general} light={light && !isFallback} languages={languages} text={text} />,
    ),
    isFallback ? renderToStaticMarkup(<Fallback requested={locale} served={served} text={text} />) : '',
    isFallback ? `<main id="main" lang="${served}">` : '<main id="main">',
    page,
    '</main>',
    footerHtml(general, languages, text),
  ].join('')
}
