import type { FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContextServer } from 'vike/types'
import { chromeHtml } from '../chrome/Chrome.tsx'
import { site as brand } from '../config.ts'
import { errorView } from './_error/view.ts'
import { contentView } from './content/view.ts'
import { headHtml } from './head.ts'
import type { PageData } from './load.ts'
import type { SearchData } from './search/load.ts'
import { searchView } from './search/view.ts'
import type { View } from './view.ts'

/** A rendered document, without the tags that Vite's build adds. */
export interface Document {
  status: number
  html: string
  /** Text of its style element, which the policy must name by hash. */
  style: string
}

const has = <Data extends object>(data: unknown, key: keyof Data): data is Data =>
  typeof data === 'object' && data !== null && key in data

function viewOf(pageContext: PageContextServer): View {
  const { data, site } = pageContext
  if (has<PageData>(data, 'page')) return contentView(data, site)
  if (has<SearchData>(data, 'results')) return searchView(data, site)
  return errorView(pageContext)
}

/** Renders a page of any kind with what stands around it. */
export function renderDocument(pageContext: PageContextServer): Document {
  const { locale, path, active, cssOf, problemsOf } = pageContext.site
  const Page = pageContext.Page as FunctionComponent<PageContextServer>
  const { status, head, language, styles, item, chrome } = viewOf(pageContext)
  const style = cssOf(styles)
  const html = [
    `<!doctype html><html lang="${locale}" data-brand="${brand.theme}"><head>`,
    headHtml(head, language, style),
    '</head><body>',
    chromeHtml(
      { ...chrome, locale, path, active, served: language, problems: problemsOf?.(item) },
      renderToStaticMarkup(<Page {...pageContext} />),
    ),
    '</body></html>',
  ].join('')
  return { status, html, style }
}
