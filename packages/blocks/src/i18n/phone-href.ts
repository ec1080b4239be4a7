/** The words before an extension in the languages of the library: `ext. 5`, `x5`, `Durchwahl 5`, `poste 5`, `toestel 5`, `interno 5`. */
const extension = /(?<!\p{L})(?:ext(?:ension|n)?|x|durchwahl|dw|app(?:arat)?|poste|toestel|tst|int(?:erno)?)[\s.:]*(\d+)\D*$/iu

/** The zero that is dialled within the country only: `+44 (0)20`. */
const trunk = /(?<=^\s*\+\d+\s*)\(0\)/

/**
 * The address that calls a number as people write it (RFC 3966): `tel:+15550100;ext=5` for `+1 (555) 010-0 ext. 5`.
 * @requirement OFFICE-06
 */
export function phoneHref(phone: string): string {
  const found = extension.exec(phone)
  const number = found ? phone.slice(0, found.index) : phone
  return `tel:${number.replace(trunk, '').replaceAll(/[^+\d]/g, '')}${found ? `;ext=${found[1]}` : ''}`
}
