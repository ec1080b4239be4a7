import { componentOf, entryOf, implementedContracts } from '../contracts.ts'

const names = new Map(implementedContracts.map(({ type }) => [entryOf(type), componentOf(type)]))
const blocks = [...names.keys()].map((entry) => `[data-part="${entry}"]`).join()
const parts = [...names.keys()].flatMap((entry) => [`[data-part="${entry}"]`, `[data-part^="${entry}-"]`]).join()

/** Time for stylesheets to arrive, ms. */
export const stylesDelay = 1000

/** The selectors of all rules of the page. Throws where a stylesheet of another origin cannot be read. */
function selectorsIn(rules: Iterable<CSSRule>): string[] {
  return Array.from(rules).flatMap((rule) => {
    const { selectorText, styleSheet, cssRules } = rule as Partial<CSSStyleRule & CSSImportRule & CSSGroupingRule>
    return [selectorText ?? [], selectorsIn(styleSheet?.cssRules ?? cssRules ?? [])].flat()
  })
}

/** Whether no rule knows most of the classes of a block's own parts; a few have no rule with its styles either. */
function lacksStyles(block: Element, isKnown: (name: string) => boolean) {
  const own = [block, ...block.querySelectorAll(parts)].flatMap(({ classList }) => [...classList])
  return own.length > 0 && own.filter(isKnown).length * 2 < own.length
}

function check(checked: WeakSet<Element>, warned: Set<string>) {
  const found = [...document.querySelectorAll(blocks)].filter(
    (block) => !checked.has(block) && !block.parentElement?.closest(blocks),
  )
  if (!found.length) return
  let known: Set<string>
  try {
    const selectors = selectorsIn([...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]))
    known = new Set(selectors.flatMap((selector) => selector.match(/(?<=\.)[\w-]+/g) ?? []))
  } catch {
    return
  }
  for (const block of found) {
    checked.add(block)
    const entry = (block as HTMLElement).dataset['part']!
    if (warned.has(entry) || !lacksStyles(block, (name) => known.has(name))) continue
    warned.add(entry)
    console.warn(`${names.get(entry)} has no styles on this page: import @brand/blocks/${entry}.css`)
  }
}

/** For development: says once for each kind of block that the page lacks its styles. Returns a function that ends it. */
export function warnMissingStyles(): () => void {
  const checked = new WeakSet<Element>()
  const warned = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  function soon() {
    clearTimeout(timer)
    timer = setTimeout(check, stylesDelay, checked, warned)
  }
  const observer = new MutationObserver(soon)
  observer.observe(document.body, { childList: true, subtree: true })
  soon()
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
