/** The conditions that each medium of the toolbar exchanges. */
const exchanged: Record<string, [chosen: string, usual: string]> = {
  print: ['print', 'screen'],
  'reduced motion': ['(prefers-reduced-motion: reduce)', '(prefers-reduced-motion: no-preference)'],
}
export const media = ['none', ...Object.keys(exchanged)]

const matches = window.matchMedia.bind(window)
/** The conditions as the style sheets have them. */
const written = new WeakMap<CSSMediaRule, string>()
let current = 'none'

function exchangeIn(group: CSSStyleSheet | CSSGroupingRule, exchange: (condition: string) => string): void {
  for (const rule of group.cssRules) {
    if (rule instanceof CSSMediaRule) {
      if (!written.has(rule)) written.set(rule, rule.media.mediaText)
      rule.media.mediaText = exchange(written.get(rule)!)
    }
    if (rule instanceof CSSGroupingRule) exchangeIn(rule, exchange)
  }
}

/**
 * Lets the styles and scripts of the page follow a medium of the toolbar instead of the browser's. Forced colours are not among the media,
 * since only a browser can set them: `npm run review` takes pictures of them.
 */
export function exchangeMedia(name: string): void {
  if (name === 'none' && current === 'none') return
  current = name
  const [chosen, usual] = exchanged[name] ?? []
  const exchange = (condition: string) =>
    chosen && usual && !matches(chosen).matches
      ? condition.replaceAll(chosen, '\0').replaceAll(usual, chosen).replaceAll('\0', usual)
      : condition
  for (const sheet of document.styleSheets) exchangeIn(sheet, exchange)
  window.matchMedia = (condition) => matches(exchange(condition))
}
