import type { FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContextServer } from 'vike/types'
import { brand } from '../brand/brand.ts'
import { chromeHtml } from '../chrome/Chrome.tsx'
import type { Document } from '../request/context.ts'
import { headHtml, withoutAddresses } from './head.ts'
import { keepQuery } from './kept-query.ts'
import previewCss from '../styles/preview.css?inline'

/** Renders a page of any kind with the chrome around it, each in a turn of its own. */
export async function renderDocument(pageContext: PageContextServer): Promise<Document> {
  const { locale, path, query, active, baseUrl, collectCss, yieldToEventLoop, preview, tagManager, tagManagerWaits } =
    pageContext.request
  const Page = pageContext.Page as FunctionComponent<PageContextServer>
  const { status, head, contentLocale, styles, pageStyles = '', item, anchors, chrome } = pageContext.config.view!(pageContext)
  const { addressIn } = chrome
  const style = collectCss(styles) + pageStyles + (preview ? previewCss : '')
  const container = tagManager ? ` data-tag-manager="${tagManager}"${tagManagerWaits ? '' : ' data-tag-manager-at-once'}` : ''
  await yieldToEventLoop()
  const body = renderToStaticMarkup(<Page {...pageContext} />)
  await yieldToEventLoop()
  const page = chromeHtml(
    {
      ...chrome,
      addressIn: addressIn && ((to) => keepQuery(addressIn(to), pageContext.urlPathname, query)),
      locale,
      path,
      active,
      contentLocale,
      preview: preview?.notes(item, anchors),
    },
    body,
  )
  const html = [
    `<!doctype html><html lang="${locale}" data-brand="${brand.theme}"${container}><head>`,
    headHtml(baseUrl ? head : withoutAddresses(head), contentLocale, style),
    '</head><body>',
    page,
    '</body></html>',
  ].join('')
  return { status, html, style }
}
