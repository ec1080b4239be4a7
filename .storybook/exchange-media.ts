import { exchanged } from './media.ts'

const matches = window.matchMedia.bind(window)
/** The conditions as the style sheets have them. */
const written = new WeakMap<CSSRule, string>()
const copied = new WeakSet<CSSRule>()
let current = 'none'

/** Makes the rules of a group important: `circumstances.css` reverts all other colours. */
function insistIn(group: CSSGroupingRule, view: typeof globalThis): void {
  for (const rule of group.cssRules)
    if (rule instanceof view.CSSStyleRule)
      rule.style.cssText = rule.style.cssText.replaceAll(/(?<! !important);(?= |$)/g, ' !important;')
}

/** Copies a rule with a background, for forced colours: a browser keeps surfaces opaque, in a colour of its own. */
function copySurface(rule: CSSStyleRule, i: number, group: CSSStyleSheet | CSSGroupingRule): void {
  const background = rule.style.backgroundColor || rule.style.background
  if (copied.has(rule) || !background || background === 'revert') return
  copied.add(rule)
  const color = /^(?:transparent|none|initial)/.test(background) ? 'transparent' : 'Canvas'
  const selector = `:where([data-media='forced colours']) :is(${rule.selectorText})`
  copied.add(group.cssRules[group.insertRule(`${selector} { background-color: ${color} !important }`, i + 1)]!)
}

/** `view` is the window of the rules, whose classes they have. */
function exchangeIn(
  group: CSSStyleSheet | CSSGroupingRule,
  exchange: (condition: string) => string,
  view: typeof globalThis,
): void {
  // From the end: a copy stands after its rule and moves those behind it.
  for (const [i, rule] of [...Array.from(group.cssRules).entries()].toReversed()) {
    if (rule instanceof view.CSSMediaRule) {
      if (!written.has(rule)) written.set(rule, rule.media.mediaText)
      rule.media.mediaText = exchange(written.get(rule)!)
    }
    const isForced = current === 'forced colours'
    if (isForced && written.get(rule)?.includes('forced-colors')) insistIn(rule as CSSMediaRule, view)
    else if (rule instanceof view.CSSStyleRule) {
      if (isForced) copySurface(rule, i, group)
    } else if (rule instanceof view.CSSGroupingRule) exchangeIn(rule, exchange, view)
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
  for (const sheet of page.styleSheets) exchangeIn(sheet, exchange, page.defaultView!)
  window.matchMedia = (condition) => matches(exchange(condition))
}
