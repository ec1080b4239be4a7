/** Requirements that something meets prove coverage. Readers of a page need none of them. */

/** Takes the tags out of a docstring. */
export const withoutRequirements = (docstring = '') => docstring.replaceAll(/^\s*@requirement .*$/gm, '').trim()

/** Takes ids in brackets out of a text: `(FORM-11, -13)`, `(GRID-01 to GRID-03)`. */
export const withoutIds = (text: string) =>
  text.replaceAll(/ \((?:(?:BLK-[a-z_]+-|[A-Z][A-Z0-9]*-|RELIABILITY |-)?\d+(?:[,;] | and | to |\/|\.\.)?)+\)/g, '')
