/** Compares what the library's elements look like with and without the rules of others. */
import type { Page } from '@playwright/test'

export interface Comparison {
  elements: number
  /** `selector property: with -> without`, for each element that differs. */
  differences: string[]
}

/**
 * Reads the computed styles of every element that is not the application's own, takes all cascade layers but the library's out of
 * the page, and reads again. A border without a width shows nothing, whatever its style and colour. Custom properties are names,
 * not looks. `ofTheDocument` are inherited from the root element, where they are the application's choice.
 */
export const withoutOthers = (page: Page): Promise<Comparison> =>
  page.evaluate(async () => {
    const others = new Set(['theme', 'base', 'components', 'utilities', 'properties'])
    const ofTheDocument = /^(font-synthesis|-webkit-tap-highlight-color|tab-size)/
    const own = [...document.querySelectorAll<HTMLElement>('[data-own]')]
    // Its height is that of the rules of others, and moves what is around it.
    for (const part of own) part.style.display = 'none'
    const elements = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        !own.some((part) => part.contains(element)) &&
        // Has no sizes as long as it is closed.
        !element.closest('details:not([open]) > :not(summary)') &&
        !/^(script|style|link|next-route-announcer|astro-island)$/i.test(element.tagName),
    )
    const pseudos = [undefined, '::before', '::after', '::placeholder', '::marker'] as const
    const read = () =>
      elements.flatMap((element) =>
        pseudos.map((pseudo) => {
          const style = getComputedStyle(element, pseudo)
          const values = new Map(
            [...style]
              .filter((name) => !name.startsWith('--') && !ofTheDocument.test(name))
              .map((name) => [name, style.getPropertyValue(name)]),
          )
          for (const side of ['block-start', 'block-end', 'inline-start', 'inline-end', 'top', 'bottom', 'left', 'right'])
            if (values.get(`border-${side}-width`) === '0px')
              for (const what of ['style', 'color']) values.delete(`border-${side}-${what}`)
          // Neither shows: one is for elements in a line only, the other is `button` for a button.
          if (!/^(inline|table-cell)/.test(style.display)) values.delete('vertical-align')
          if (element.tagName === 'BUTTON') values.delete('appearance')
          return values
        }),
      )
    // A change of a sheet lets the browser choose again for fonts that came too late (`font-display: optional`): once beforehand.
    for (const sheet of document.styleSheets) sheet.deleteRule(sheet.insertRule('@layer none {}', sheet.cssRules.length))
    document.body.getBoundingClientRect()
    await document.fonts.ready
    const before = read()
    let removed = 0
    const strip = (sheet: CSSStyleSheet | CSSGroupingRule) => {
      for (let i = sheet.cssRules.length - 1; i >= 0; i--) {
        const rule = sheet.cssRules[i]!
        if (rule instanceof CSSLayerBlockRule && others.has(rule.name)) {
          sheet.deleteRule(i)
          removed++
        }
      }
    }
    for (const sheet of document.styleSheets) strip(sheet)
    if (!removed) throw new Error('There are no rules of others on this page.')
    const after = read()
    const nameOf = (i: number) => {
      const element = elements[Math.floor(i / pseudos.length)]!
      return `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''}${pseudos[i % pseudos.length] ?? ''}`
    }
    const differences = before.flatMap((values, i) => {
      const changed = [...values].filter(([name, value]) => after[i]!.get(name) !== value)
      return changed.length
        ? [`${nameOf(i)} ${changed.map(([name, value]) => `${name}: ${value} -> ${after[i]!.get(name)}`).join('; ')}`]
        : []
    })
    return { elements: elements.length, differences }
  })
