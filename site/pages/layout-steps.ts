/**
 * Asks for a size, so that a browser lays out what has arrived until then. Its hash is in the policy of pages.
 * @requirement PERF-07
 */
export const layoutScript = 'document.body.offsetHeight'

const step = `<script>${layoutScript}</script>`

/** Least of a page that is laid out at once, in characters: each step costs something too. */
const least = 2_000

/** Parts of the library that do not mind one more child, the first, which is no box; that is so without JavaScript too. */
export const parts = [
  'article-grid-item',
  'block-section',
  'consent-notice',
  'dealer-page-country',
  'dealer-page-enlarged',
  'dealer-page-results',
  'download-list-category',
  'finishes',
  'footer',
  'footer-bottom',
  'footer-group',
  'other-questions',
  'product-colors-item',
  'product-grid-tile',
  'search-page-item',
  'stock-product-page-others',
]
const place = new RegExp(`<main[^>]*>|<[a-z]+[^>]* data-part="(?:${parts.join('|')})"[^>]*>`, 'g')

/**
 * The body of a page, to be laid out in steps. A browser parses a page that has arrived, and then finds the styles and places of all of it
 * in one task before it paints: 70 to 140 ms on a phone. A script waits for the stylesheets, has done what there is until then, and the
 * parser goes on in another task: the first view is painted before the rest is laid out, and what a visitor does meanwhile comes between.
 * @requirement PERF-07
 */
export function inLayoutSteps(body: string): string {
  let last = 0
  return body.replace(place, (tag, at: number) => {
    if (at - last < least) return tag
    last = at
    return tag + step
  })
}
