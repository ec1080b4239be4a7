import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { renderDocument } from './document.tsx'

// Development links the styles that the server knows of; a build takes them from the script's entry, as one file.
if (import.meta.env.DEV) await import('../styles/index.ts')

/** The head preloads the one font that every page needs, Vike would preload all; what the script imports loads beside it. */
function injectFilter(assets: { assetType: string | null; inject: unknown }[]) {
  for (const asset of assets) {
    if (asset.assetType === 'font') asset.inject = false
    if (asset.assetType === 'script') asset.inject = 'HTML_END'
  }
}

export function onRenderHtml(pageContext: PageContextServer) {
  const document = renderDocument(pageContext)
  return { documentHtml: dangerouslySkipEscape(document.html), injectFilter, pageContext: { document } }
}
