/** Loads the typefaces of a theme on an element. Pages do not swap their fonts (`font-display: optional`), so they come before the text. */
export function loadFonts(element: Element): Promise<unknown> {
  const values = getComputedStyle(element)
  return Promise.all(
    ['--b-font-body', '--b-font-title'].map((name) => element.ownerDocument.fonts.load(`1em ${values.getPropertyValue(name)}`)),
  )
}
