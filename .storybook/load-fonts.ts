import { themes } from './themes.ts'

/** Loads the typefaces of a theme on an element. Pages do not swap their fonts (`font-display: optional`), so they come before the text. */
export function loadFonts(element: Element): Promise<unknown> {
  const values = getComputedStyle(element)
  return Promise.all(
    ['--b-font-body', '--b-font-title'].map((name) => element.ownerDocument.fonts.load(`1em ${values.getPropertyValue(name)}`)),
  )
}

/** Loads the typefaces of every theme, for what shows several beside each other. */
export async function loadEveryFont(): Promise<void> {
  const families = Object.values(themes).flatMap(({ font }) => [font.body, font.title ?? font.body])
  await Promise.all(families.map((family) => document.fonts.load(`1em ${family}`)))
}
