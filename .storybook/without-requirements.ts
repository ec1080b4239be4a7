/** Takes requirement ids in brackets out of a text: `(FORM-11, -13)`, `(GRID-01 to GRID-03)`. Readers of a page need none. */
export const withoutIds = (text: string) =>
  text.replaceAll(/ \((?:(?:BLK-[a-z_]+-|[A-Z][A-Z0-9]*-|RELIABILITY |-)?\d+(?:[,;] | and | to |\/|\.\.)?)+\)/g, '')
