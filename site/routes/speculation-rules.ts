/**
 * Links to pages of ours that may be fetched before they are followed. Excluded are files, the API, preview, and results of a
 * search or filter: a query may be one of very many. So are links that change the language, open a tab or act within the page.
 */
export const foreseeable = `a[href^="/"]:not(${[
  '[href^="//"]',
  '[href*="."]',
  '[href*="?"]',
  '[href^="/api/"]',
  '[href^="/preview"]',
  '[href$="/search"]',
  '[download]',
  '[target=_blank]',
  '[hreflang]',
  '[aria-current=page]',
  '[data-hydrate-trigger]',
].join()})`

const where = { selector_matches: foreseeable }

/** Speculation rules: a page is fetched when a pointer rests on a link to it, and prepared when the link is pressed. Constant, so that the policy can name its hash. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
})
