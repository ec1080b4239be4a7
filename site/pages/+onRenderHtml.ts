import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { renderDocument } from './document.tsx'

// In development the server links the styles; a build takes them from the script's entry, as one file.
if (import.meta.env.DEV) await import('../styles/index.ts')

/** The head preloads the one font that every page needs; Vike would preload all of them, and the script's imports. */
function injectFilter(assets: { assetType: string | null; inject: unknown }[]) {
  for (const asset of assets) {
    if (asset.assetType === 'font') asset.inject = false
    if (asset.assetType === 'script') asset.inject = 'HTML_END'
  }
}

export async function onRenderHtml(pageContext: PageContextServer) {
  const document = await renderDocument(pageContext)
  return { documentHtml: dangerouslySkipEscape(document.html), injectFilter, pageContext: { document } }
}
