import type { FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContextServer } from 'vike/types'
import { chromeHtml } from '../chrome/Chrome.tsx'
import { site as brand } from '../config.ts'
import { messages } from '../messages/index.ts'
import { reasonOf } from './errors.ts'
import { headHtml, pageHead, type Head } from './head.ts'
import type { PageData } from './load.ts'
import { titleOf } from './titles.ts'

/** A rendered document, without the tags that Vite's build adds. */
export interface Document {
  status: number
  html: string
  /** Text of its style element, which the policy must name by hash. */
  style: string
}

const isPage = (data: unknown): data is PageData => typeof data === 'object' && data !== null && 'page' in data

/** Renders a page of the content, or the error page when there is none. */
export function renderDocument(pageContext: PageContextServer): Document {
  const { site, data } = pageContext
  const { locale, path, active, cssOf } = site
  const Page = pageContext.Page as FunctionComponent<PageContextServer>
  const found = isPage(data) ? data : undefined
  const reason = found ? undefined : reasonOf(pageContext)
  const general = (data as Pick<PageData, 'general'> | undefined)?.general ?? { menus: [], socials: [] }
  const text = messages[locale]
  const head: Head = found
    ? pageHead(found, site)
    : { title: titleOf(reason?.status === 404 ? text.lightsOff : text.errorTitle), index: false, inverted: true }
  const style = found ? cssOf(found.page.ctPageBody.map(({ type }) => type)) : ''
  const chrome = {
    locale,
    path,
    active,
    general,
    slugs: found?.localizedSlugs,
    served: found?.usedLocale,
    light: !found || found.page.ctPageLightNavigation,
  }
  const html = [
    `<!doctype html><html lang="${locale}" data-brand="${brand.theme}"><head>`,
    headHtml(head, locale, style),
    '</head><body>',
    chromeHtml(chrome, renderToStaticMarkup(<Page {...pageContext} />)),
    '</body></html>',
  ].join('')
  return { status: reason?.status ?? 200, html, style }
}
