import { exchanged } from './media.ts'

const matches = window.matchMedia.bind(window)
/** The conditions as the style sheets have them. */
const written = new WeakMap<CSSMediaRule, string>()
let current = 'none'

/** Makes the rules of a group important: `circumstances.css` reverts all other colours. */
function insistIn(group: CSSGroupingRule): void {
  for (const { style } of Array.from(group.cssRules).filter((rule) => rule instanceof CSSStyleRule))
    style.cssText = style.cssText.replaceAll(/(?<! !important);(?= |$)/g, ' !important;')
}

function exchangeIn(group: CSSStyleSheet | CSSGroupingRule, exchange: (condition: string) => string): void {
  for (const rule of group.cssRules) {
    if (rule instanceof CSSMediaRule) {
      if (!written.has(rule)) written.set(rule, rule.media.mediaText)
      rule.media.mediaText = exchange(written.get(rule)!)
      if (current === 'forced colours' && written.get(rule)!.includes('forced-colors')) insistIn(rule)
    }
    if (rule instanceof CSSGroupingRule) exchangeIn(rule, exchange)
  }
}

/**
 * Lets the styles of a document and the scripts of the page follow a medium of the toolbar instead of the browser's. Forced colours
 * are imitated, since only a browser can set them: `npm run review` takes pictures of them.
 */
export function exchangeMedia(name: string, page: Document): void {
  if (name === 'none' && current === 'none') return
  current = name
  const [chosen, usual] = exchanged[name] ?? []
  const exchange = (condition: string) =>
    chosen && usual && !matches(chosen).matches
      ? condition.replaceAll(chosen, '\0').replaceAll(usual, chosen).replaceAll('\0', usual)
      : condition
  for (const sheet of page.styleSheets) exchangeIn(sheet, exchange)
  window.matchMedia = (condition) => matches(exchange(condition))
}
