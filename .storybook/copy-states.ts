/** States of the toolbar, as the pseudo-classes that a browser then matches. */
export const states: Record<string, string> = {
  none: '',
  hovered: 'hover',
  focused: 'focus focus-visible focus-within',
  pressed: 'hover active',
}

const focusable = ':is(a[href], summary, [tabindex], :is(button, input, select, textarea):enabled)'
/** The elements that can have each state. */
const holders: Record<string, string> = {
  hover: '*',
  active: '*',
  focus: focusable,
  'focus-visible': focusable,
  'focus-within': `:is(${focusable}, :has(${focusable}))`,
}
const pseudoClass = /:(hover|active|focus-visible|focus-within|focus)\b/g
/** Writes a selector, as specific as before, for elements that have a state because the page has it in `data-states`. */
const asGiven = (selector: string) =>
  selector.replace(pseudoClass, (_, state: string) => `:is([data-states~="${state}"] :where(${holders[state]}))`)

const negated = /:not\([^)]*:(?:hover|active|focus)/
const copied = new WeakSet<CSSStyleSheet>()

/** `view` is the window of the rules, whose classes they have. */
function copyIn(group: CSSStyleSheet | CSSGroupingRule, view: typeof globalThis): void {
  // From the end: a copy stands after its rule and moves those behind it.
  for (const [i, rule] of [...Array.from(group.cssRules).entries()].toReversed()) {
    if (rule instanceof view.CSSGroupingRule && !(rule instanceof view.CSSStyleRule)) copyIn(rule, view)
    else if (rule instanceof view.CSSStyleRule && rule.selectorText.search(pseudoClass) >= 0 && !negated.test(rule.selectorText))
      group.insertRule(`${asGiven(rule.selectorText)} {${rule.style.cssText}}`, i + 1)
  }
}

/**
 * Copies each rule for a state, as `:hover`, for a page that has the state in `data-states`. Rules for elements without the state
 * (`:not(:hover)`) are not copied: they would hold for all of them.
 */
export function copyStates(page: Document): void {
  for (const sheet of page.styleSheets)
    if (!copied.has(sheet)) {
      copied.add(sheet)
      copyIn(sheet, page.defaultView!)
    }
}
